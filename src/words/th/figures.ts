import type { figures as english } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

export const figures: Translated<typeof english> = {
  unset: 'สำนักงานของเรา',
  noLine: 'ยังไม่มี',
  soon: 'ไม่กี่วันทำการ',
  refund: {
    full: 'คืนเต็มจำนวน',
    fullWhen: 'ยกเลิกก่อนเวลารับรถมากกว่า {{hours}} ชั่วโมง',
    half: 'คืนครึ่งหนึ่ง',
    halfWhen: 'ยกเลิกก่อนเวลารับรถ {{least}} ถึง {{most}} ชั่วโมง',
    none: 'ไม่มีการคืนเงิน',
    noneWhen: 'ยกเลิกก่อนเวลารับรถไม่ถึง {{hours}} ชั่วโมง',
  },
  deposit: { category: 'ประเภทรถ', amount: 'เงินประกัน', age: 'อายุผู้ขับขี่ขั้นต่ำ', years: '{{age}} ปี' },
  cover: {
    name: 'ความคุ้มครอง',
    daily: 'ต่อวัน',
    excess: 'คุณจ่ายสูงสุด',
    paid: 'ชำระ',
    nothing: 'ไม่ต้องจ่าย',
    notForTheCar: 'ไม่คุ้มครองตัวรถ',
    online: 'ออนไลน์',
    pickup: 'เมื่อรับรถ',
    both: 'ออนไลน์หรือเมื่อรับรถ',
  },
  hours: {
    place: 'สถานที่',
    open: 'เวลาทำการ',
    office: 'สำนักงานใหญ่ {{days}}',
    suvarnabhumi: 'สนามบินสุวรรณภูมิ',
    donMueang: 'สนามบินดอนเมือง',
    stretch: '{{from}}ถึง{{until}}',
    always: 'เปิด 24 ชั่วโมง',
    closed: 'ปิด',
  },
  weekdays: {
    monday: 'วันจันทร์',
    tuesday: 'วันอังคาร',
    wednesday: 'วันพุธ',
    thursday: 'วันพฤหัสบดี',
    friday: 'วันศุกร์',
    saturday: 'วันเสาร์',
    sunday: 'วันอาทิตย์',
  },
  place: { today: 'วันนี้เปิด {{hours}}', closed: 'วันนี้ปิด', map: 'เส้นทาง', vehicles: 'รถที่จุดนี้' },
};
