import type { today as english } from '../en/today.ts';
import type { Translated } from '../translated.ts';

export const today: Translated<typeof english> = {
  title: 'วันนี้',
  morning: 'สวัสดีตอนเช้า คุณ {{name}}',
  afternoon: 'สวัสดีตอนบ่าย คุณ {{name}}',
  evening: 'สวัสดีตอนเย็น คุณ {{name}}',
  transfers: {
    title: 'เงินคืนที่ต้องโอน',
    none: 'ไม่มีเงินคืนที่รอโอน',
    since: 'ตั้งแต่ {{when}}',
  },
  messages: {
    title: 'ข้อความใหม่',
    none: 'อ่านข้อความครบแล้ว',
  },
  mails: {
    title: 'อีเมลที่ส่งไม่สำเร็จ',
    none: 'ไม่มีอีเมลที่ส่งไม่สำเร็จ',
    to: 'ถึง {{address}}',
  },
  changes: {
    title: 'การเปลี่ยนแปลงล่าสุด',
    none: 'ยังไม่มีการเปลี่ยนแปลง',
    all: 'บันทึกการใช้งาน',
  },
  more_other: 'และอีก {{count}} รายการ',
};
