import type { password as english } from '../en/password.ts';
import type { Translated } from '../translated.ts';

export const password: Translated<typeof english> = {
  new: 'รหัสผ่านใหม่',
  strength: { weak: 'ไม่ปลอดภัย', fair: 'พอใช้', good: 'ดี', strong: 'ปลอดภัยมาก' },
  atLeast: 'อย่างน้อย {{least}} อักขระ ใช้อักขระใดก็ได้ แต่ห้ามใช้รหัสผ่านที่พบบ่อย ชื่อหรืออีเมลของคุณ หรือชื่อของเรา',
  reasons: {
    short: 'สั้นเกินไป กรุณาใช้อย่างน้อย {{least}} อักขระ ใช้อักขระใดก็ได้',
    common: 'เดาง่ายเกินไป ลองใช้คำสามหรือสี่คำที่ไม่เกี่ยวข้องกัน ซึ่งเดายากแต่จำง่าย',
    personal: 'คล้ายชื่อหรืออีเมลของคุณ หรือชื่อของเราเกินไป กรุณาเลือกรหัสผ่านอื่น',
  },
  required: 'กรุณากรอกรหัสผ่าน',
  same: 'กรุณาเลือกรหัสผ่านที่ต่างจากรหัสผ่านปัจจุบัน',
  refused: 'กรุณาเลือกรหัสผ่านอื่น',
};
