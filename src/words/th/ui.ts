import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../translated.ts';

export const ui: Translated<typeof english> = {
  optional: 'ไม่บังคับ',
  loading: 'กำลังโหลด…',
  retry: 'ลองอีกครั้ง',
  close: 'ปิด',
  dismiss: 'ปิดข้อความ',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  notCopied: 'คัดลอกไม่สำเร็จ',
  fewer: 'ลดจำนวน {{what}}',
  more: 'เพิ่มจำนวน {{what}}',
  remove: 'นำ {{what}} ออก',
  notifications: 'การแจ้งเตือน',
  fieldsToCheck_other: 'มี {{count}} ช่องที่ต้องตรวจสอบอีกครั้ง',
  stepDone: 'เสร็จแล้ว',
  stepOf: 'ขั้นตอนที่ {{step}} จาก {{steps}}',
  monthBefore: 'เดือนก่อนหน้า',
  monthAfter: 'เดือนถัดไป',
  pickStart: 'เลือกวันแรก',
  pickEnd: 'เลือกวันสุดท้าย',
  today: 'วันนี้',
  days_other: '{{count}} วัน',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
};
