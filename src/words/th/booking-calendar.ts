import type { bookingCalendar as english } from '../en/booking-calendar.ts';
import type { Translated } from '../translated.ts';

export const bookingCalendar: Translated<typeof english> = {
  next: 'วันที่จะเลือก',
  pickUp: 'วันรับรถ',
  return: 'วันคืนรถ',
  choose: 'เลือกวัน',
  refusal: {
    past: 'ผ่านไปแล้ว',
    notToday: 'กระชั้นชิดเกินกว่าจะจองออนไลน์',
    tooFar: 'ล่วงหน้านานเกินกว่าจะจองออนไลน์',
    booked: 'มีผู้จองแล้ว',
    maintenance: 'อยู่ระหว่างซ่อมบำรุง',
    beforePickUp: 'ก่อนวันรับรถ',
    takenBetween: 'รถไม่ว่างในวันก่อนหน้า',
    tooShort: 'ระยะเช่าสั้นเกินไป',
    tooLong: 'ระยะเช่านานเกินกว่าจะจองออนไลน์',
  },
};
