import type { quote as english } from '../en/quote.ts';
import type { Translated } from '../translated.ts';

export const quote: Translated<typeof english> = {
  month_other: '{{count}} เดือน × {{price}}',
  week_other: '{{count}} สัปดาห์ × {{price}}',
  day_other: '{{count}} วัน × {{price}}',
  piece_other: '{{count}} × {{price}}',
  seasonDays_other: '{{count}} วัน × {{multiplier}}',
  points_other: '{{count}} คะแนน',
  tax: '{{name}} {{rate}}%',
  taxIncluded: '{{name}} {{rate}}% รวมแล้ว',
  processingFee: 'ค่าธรรมเนียมการชำระ {{rate}}%',
  atPickUp: '{{name}} ชำระเมื่อรับรถ',
  included: 'รวมแล้ว',
  several: '{{name}} จำนวน {{count}}',
  perDay: '{{price}} ต่อวัน',
  perWeek: '{{price}} ต่อสัปดาห์',
  perMonth: '{{price}} ต่อเดือน',
  perPiece: '{{price}} ตลอดการเช่า',
  subtotal: 'ยอดก่อนภาษี',
  total: 'ยอดรวม',
  payNow: 'ชำระตอนนี้',
  dueAtPickUp: 'ชำระเมื่อรับรถ',
  breakdown: 'รายละเอียดราคา',
  loading: 'กำลังคำนวณราคา…',
  failed: 'คำนวณราคาไม่ได้',
  retry: 'ลองอีกครั้ง',
};
