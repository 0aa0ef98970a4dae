import type { covers as english } from '../en/covers.ts';
import type { Translated } from '../translated.ts';

export const covers: Translated<typeof english> = {
  heading: 'เปรียบเทียบความคุ้มครอง',
  youPay: 'ส่วนที่คุณจ่ายเองสูงสุด',
  none: 'ไม่ซื้อความคุ้มครองเพิ่ม',
  noLimit: 'ไม่จำกัด',
  carNotCovered: 'ไม่คุ้มครอง',
  wholeRepair: 'ค่าซ่อมทั้งหมด',
  upTo: 'คุ้มครองสูงสุด {{limit}}',
  byLaw: 'ไม่ว่าจะเลือกแบบใด บุคคลภายนอกได้รับความคุ้มครองตาม พ.ร.บ.',
  covered: 'คุ้มครอง',
  not: 'ไม่คุ้มครอง',
  risks: {
    collision: 'ความเสียหายต่อตัวรถ',
    fire: 'ไฟไหม้และน้ำท่วม',
    theft: 'รถหาย',
    glass: 'กระจก',
    people: 'ผู้โดยสารบาดเจ็บ',
    belongings: 'ทรัพย์สินของคุณ',
  },
};
