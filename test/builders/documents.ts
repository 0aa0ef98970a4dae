import { toInstant } from '#kernel/bangkok-time.ts';
import type { BookingFacts } from '#modules/documents/index.ts';

/** A booking with a deposit paid, cover in the price and a seat at the desk. */
export const bookingFacts: BookingFacts = {
  language: 'en',
  reference: 'BKK7QM4XD',
  status: 'confirmed',
  version: 3,
  isTest: false,
  madeAt: toInstant('2026-11-20T12:00'),
  madeText: 'Fri 20 November 2026, 12:00',
  business: {
    siteName: 'Saphan Car Rental',
    address: '88 Sathorn Tai Road, Yannawa, Sathorn, Bangkok 10120',
    taxId: '0105569000002',
    phone: '02 555 0140',
    emergencyPhone: '081 555 0199',
    email: 'help@saphan.example',
    findUrl: 'https://saphan.example/booking/find',
    host: 'saphan.example',
  },
  customer: { name: 'Hannah Keller', email: 'hannah.keller@example.com', phone: '+61 4 5550 0142' },
  vehicleName: 'Toyota Corolla Altis',
  days: 5,
  pickUp: {
    at: toInstant('2026-12-05T10:00'),
    text: 'Sat 5 December 2026, 10:00',
    place: 'Suvarnabhumi Airport',
    address: 'Arrivals, level 2, gate 8',
    phone: '02 555 0141',
    isOutsideOpeningHours: false,
    keyBox: null,
  },
  dropOff: {
    at: toInstant('2026-12-10T10:00'),
    text: 'Thu 10 December 2026, 10:00',
    place: 'Sathorn, main office',
    address: '88 Sathorn Tai Road',
    phone: '02 555 0140',
    isOutsideOpeningHours: true,
    keyBox: null,
  },
  lines: [
    { label: 'Toyota Corolla Altis', note: '5 days × ฿1,390', amountBaht: 6950, isAtPickUp: false },
    { label: 'Super cover (SCDW)', note: '5 days × ฿450', amountBaht: 2250, isAtPickUp: false },
    { label: 'Early Bird Special', amountBaht: -1390.5, isAtPickUp: false },
    { label: 'VAT 7%', amountBaht: 547, isAtPickUp: false },
    { label: 'Tyre cover', note: '5 days × ฿60', amountBaht: 300, isAtPickUp: true },
  ],
  includedTax: null,
  total: 8356.5,
  paid: 1671.3,
  fees: 0,
  refunded: 0,
  dueAtPickUp: 6985.2,
  securityDeposit: 10_000,
  holdUntil: null,
  fullRefundUntil: 'Thu 3 December 2026, 10:00',
  halfRefundUntil: 'Fri 4 December 2026, 10:00',
};

/** The same booking for a Thai customer. */
export const bookingFactsInThai: BookingFacts = {
  ...bookingFacts,
  language: 'th',
  customer: { name: 'สมชาย ใจดี', email: 'somchai@example.com', phone: '081 555 0123' },
  pickUp: { ...bookingFacts.pickUp, text: 'วันเสาร์ที่ 5 ธันวาคม 2569 เวลา 10:00 น.', place: 'สนามบินสุวรรณภูมิ' },
  dropOff: { ...bookingFacts.dropOff, text: 'วันพฤหัสบดีที่ 10 ธันวาคม 2569 เวลา 10:00 น.', place: 'สำนักงานใหญ่ สาทร' },
  lines: [
    { label: 'Toyota Corolla Altis', note: '5 วัน × ฿1,390', amountBaht: 6950, isAtPickUp: false },
    {
      label: 'ประกันภัยแบบคุ้มครองสูงสำหรับความเสียหายต่อตัวรถจากการชนและการโจรกรรม รวมกระจกและยางทุกเส้น',
      note: '5 วัน × ฿450',
      amountBaht: 2250,
      isAtPickUp: false,
    },
    { label: 'ภาษีมูลค่าเพิ่ม 7%', amountBaht: 644, isAtPickUp: false },
  ],
  fullRefundUntil: 'วันพฤหัสบดีที่ 3 ธันวาคม 2569 เวลา 10:00 น.',
  halfRefundUntil: 'วันศุกร์ที่ 4 ธันวาคม 2569 เวลา 10:00 น.',
};
