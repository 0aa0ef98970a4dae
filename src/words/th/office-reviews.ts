import type { officeReviews as english } from '../en/office-reviews.ts';
import type { Translated } from '../translated.ts';

export const officeReviews: Translated<typeof english> = {
  title: 'รีวิว',
  text: 'ความคิดเห็นจากลูกค้า รีวิวที่ซ่อนไว้จะไม่แสดงในหน้าใดและไม่นับในคะแนน',
  failed: 'โหลดรีวิวไม่สำเร็จ',
  none: { title: 'ยังไม่มีรีวิว', text: 'ระบบจะขอความคิดเห็นจากลูกค้าเมื่อคืนรถแล้ว' },
  noneFound: { title: 'ไม่พบรีวิว', text: 'ไม่มีรีวิวที่ตรงกับที่ค้นหา ลองลดเงื่อนไข' },
  find: {
    label: 'ค้นหารีวิว',
    search: 'ค้นหา',
    searchHint: 'ข้อความ ชื่อ รถ รหัสการจอง',
    show: 'ค้นหา',
    found_other: '{{total}} รีวิว',
  },
  hidden: 'ซ่อนอยู่',
  example: 'ตัวอย่าง',
  hide: 'ซ่อน',
  show: 'แสดงอีกครั้ง',
  isHidden: 'ซ่อนรีวิวแล้ว',
  isShown: 'แสดงรีวิวอีกครั้งแล้ว',
  undo: 'เลิกทำ',
};
