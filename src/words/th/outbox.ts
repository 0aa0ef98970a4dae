import type { outbox as english } from '../en/outbox.ts';
import type { Translated } from '../translated.ts';

export const outbox: Translated<typeof english> = {
  title: 'กล่องขาออก',
  text: 'อีเมลและ SMS ทุกฉบับที่ระบบเขียน และสถานะการส่ง',
  failed: 'โหลดรายการอีเมลไม่สำเร็จ',
  none: { title: 'ยังไม่มีอีเมล', text: 'อีเมลที่ส่งถึงลูกค้าและพนักงานจะแสดงที่นี่' },
  noneFound: { title: 'ไม่พบอีเมล', text: 'ไม่มีอีเมลที่ตรงกับที่ค้นหา ลองลดเงื่อนไขหรือเลือกสถานะอื่น' },
  find: {
    label: 'ค้นหาอีเมล',
    search: 'ค้นหา',
    searchHint: 'ชื่อ ที่อยู่อีเมล หัวเรื่อง',
    status: 'สถานะ',
    show: 'แสดง',
    found_other: '{{total}} ฉบับ',
  },
  status: { waiting: 'รอส่ง', sent: 'ส่งแล้ว', failed: 'ส่งไม่สำเร็จ', capped: 'ไม่ได้ส่ง: มากเกินไป' },
  column: { sms: 'SMS', subject: 'หัวเรื่อง', to: 'ถึง', status: 'สถานะ', written: 'เขียนเมื่อ' },
  fact: {
    to: 'ถึง',
    replyTo: 'ตอบกลับไปที่',
    written: 'เขียนเมื่อ',
    sent: 'ส่งเมื่อ',
    attempts: 'จำนวนครั้งที่ส่ง',
    lastError: 'ข้อผิดพลาดล่าสุด',
    why: 'เหตุที่ไม่ได้ส่ง',
    tooMany_other: 'ที่อยู่นี้ได้รับข้อความมากเกินไปในหนึ่งชั่วโมง ประเภทนี้ไม่ได้ส่ง {{count}} ฉบับ นี่คือฉบับล่าสุด',
    booking: 'การจอง',
    openBooking: 'เปิดการจอง',
  },
  removed: '(ลบแล้วพร้อมข้อมูลของบุคคลนั้น)',
  says: 'ข้อความ',
  attachments: 'ไฟล์แนบ',
  kilobytes_other: '{{count}} กิโลไบต์',
  resend: 'ส่งอีกครั้ง',
  resending: 'กำลังส่ง...',
  resent: 'ส่งอีกครั้งแล้ว',
};
