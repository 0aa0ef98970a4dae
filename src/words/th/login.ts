import type { login as english } from '../en/login.ts';
import type { Translated } from '../translated.ts';

export const login: Translated<typeof english> = {
  title: 'เข้าสู่ระบบ',
  art: 'ยินดีต้อนรับกลับมา',
  lead: 'ด้วยอีเมลและรหัสผ่านของคุณ',
  email: 'อีเมล',
  password: 'รหัสผ่าน',
  submit: 'เข้าสู่ระบบ',
  busy: 'กำลังเข้าสู่ระบบ...',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
  unreachable: 'การเชื่อมต่อเครือข่ายขัดข้อง',
  wrong: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
  locked_other: 'คุณลองผิดหลายครั้งเกินไป กรุณารอ {{count}} นาที แล้วลองใหม่อีกครั้ง',
  missing: { email: 'กรุณากรอกอีเมล', password: 'กรุณากรอกรหัสผ่าน' },
  terms: 'เมื่อเข้าสู่ระบบถือว่าคุณยอมรับ',
  termsLink: 'เงื่อนไขการเช่า',
};
