import type { search as english } from '../en/search.ts';
import type { Translated } from '../translated.ts';

export const search: Translated<typeof english> = {
  form: 'ค้นหารถ',
  location: 'จุดรับรถ',
  chooseLocation: 'เลือกจุดรับรถ',
  loading: 'กำลังโหลด...',
  failed: 'โหลดจุดรับรถไม่สำเร็จ',
  noLocations: 'ยังไม่มีจุดรับรถ',
  pickupDate: 'วันรับรถ',
  pickupTime: 'เวลารับรถ',
  returnDate: 'วันคืนรถ',
  returnTime: 'เวลาคืนรถ',
  submit: 'ค้นหา',
  searching: 'กำลังค้นหา...',
  days: 'วันเช่า',
  free_other: 'มีรถว่าง {{count}} คันสำหรับวันเหล่านี้',
  noneFree: 'ไม่มีรถว่างสำหรับวันเหล่านี้',
  required: 'กรุณากรอกข้อมูลที่จำเป็นให้ครบ',
  problem: {
    locationMissing: 'กรุณาเลือกจุดรับรถ',
    locationUnknown: 'ไม่พบจุดรับรถนี้ กรุณาเลือกจากรายการ',
    pickupMissing: 'กรุณาเลือกวันรับรถ',
    pickupUnreadable: 'ไม่มีวันที่นี้ กรุณาเลือกวันรับรถใหม่',
    pickupPast: 'เลือกวันรับรถย้อนหลังไม่ได้',
    pickupTimePast: 'เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาหลังจากนี้',
    returnMissing: 'กรุณาเลือกวันคืนรถ',
    returnUnreadable: 'ไม่มีวันที่นี้ กรุณาเลือกวันคืนรถใหม่',
    returnBeforePickup: 'วันคืนรถต้องอยู่หลังวันรับรถ',
    timeUnreadable: 'กรุณาเลือกเวลาที่ลงท้ายด้วย :00 หรือ :30',
  },
  limit: {
    notToday: 'รับรถในวันนี้ไม่ได้ กรุณาเลือกวันถัดไป',
    tooFar_other: 'จองล่วงหน้าได้ไม่เกิน {{count}} วัน',
    tooShort_other: 'เช่าขั้นต่ำ {{count}} ชั่วโมง',
    tooLong_other: 'จองออนไลน์ได้นานสุด {{count}} วัน',
  },
};
