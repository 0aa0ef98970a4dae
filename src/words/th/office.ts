import type { office as english } from '../en/office.ts';
import type { Translated } from '../translated.ts';

export const office: Translated<typeof english> = {
  navigation: 'ระบบหลังบ้าน',
  menu: 'เมนูระบบหลังบ้าน',
  greeting: 'สวัสดี คุณ {{name}}',
  toSite: 'ไปที่เว็บไซต์',
  testPayments: 'โหมดทดสอบการชำระเงิน ยังไม่มีการตัดเงินจริงจนกว่าจะตั้งค่าคีย์จริง',
  roles: { STAFF: 'พนักงาน', ADMIN: 'ผู้ดูแลระบบ' },
  groups: { day: 'งานประจำวัน', offer: 'รถและราคา', business: 'กิจการ' },
  screens: { today: 'วันนี้', audit: 'บันทึกการใช้งาน' },
  missing: {
    title: 'Admin 404 - ไม่พบหน้านี้',
    text: 'ไม่มีหน้านี้ในระบบหลังบ้าน',
    back: 'ไปหน้าวันนี้',
  },
  failed: 'โหลดข้อมูลส่วนนี้ไม่สำเร็จ',
  pages: {
    label: 'หน้า',
    of: '{{from}}–{{to}} จาก {{total}}',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
  },
};
