import { expect, test } from 'vitest';
import { smsParts } from '../rules/sms-parts.ts';
import { bookingSms } from './booking-sms.ts';

const booking = {
  siteName: 'Saphan Car Rental',
  reference: 'BKK7QM4XD',
  vehicleName: 'Toyota Yaris',
  place: 'Suvarnabhumi Airport',
  returnPlace: 'Silom',
  pickUpAt: Temporal.Instant.from('2026-12-05T10:00+07:00'),
  dropOffAt: Temporal.Instant.from('2026-12-10T09:30+07:00'),
  contactPhone: '02 555 0199',
};
const inThai = { ...booking, place: 'สนามบินสุวรรณภูมิ' };
const kinds = ['booking-confirmed', 'booking-reminder', 'booking-cancelled'] as const;
const aboutReturn = ['return-reminder', 'return-reminder-by-phone'] as const;

test('a text message says what, which vehicle, when and where', () => {
  expect(kinds.map((kind) => bookingSms(kind, booking, 'en'))).toEqual([
    'Saphan Car Rental: booking BKK7QM4XD is confirmed. Toyota Yaris, pick-up Sat 5 Dec 10:00, Suvarnabhumi Airport. Tel 02 555 0199',
    'Saphan Car Rental: pick-up Sat 5 Dec 10:00, Suvarnabhumi Airport. Toyota Yaris, booking BKK7QM4XD. Please bring licence and passport. Tel 02 555 0199',
    'Saphan Car Rental: booking BKK7QM4XD (Toyota Yaris, Sat 5 Dec 10:00) is cancelled. Tel 02 555 0199',
  ]);
  expect(bookingSms('booking-confirmed', inThai, 'th')).toBe(
    'Saphan Car Rental: ยืนยันการจอง BKK7QM4XD แล้ว Toyota Yaris รับรถ เสาร์ 5 ธ.ค. 10:00 น. ที่ สนามบินสุวรรณภูมิ โทร 02 555 0199',
  );
});

test('English travels in one part and Thai in two, however long the names are', () => {
  const long = {
    siteName: 'The Very Best Car Rental Company of Greater Bangkok',
    vehicleName: 'Mercedes-Benz E-Class Cabriolet Exclusive',
    place: 'Central World Shopping Centre, Ground Floor, Gate 8',
  };
  for (const kind of kinds) {
    expect(smsParts(bookingSms(kind, { ...booking, ...long }, 'en'))).toBe(1);
    expect(smsParts(bookingSms(kind, { ...booking, siteName: 'ส'.repeat(100) }, 'en'))).toBe(1);
    expect(smsParts(bookingSms(kind, { ...inThai, ...long }, 'th'))).toBeLessThanOrEqual(2);
    expect(bookingSms(kind, { ...booking, ...long }, 'en')).toContain('BKK7QM4XD');
  }
});

const until = Temporal.Instant.from('2026-12-12T10:00+07:00');
const link = 'https://www.saphan-car-rental.co.th/booking/find';
const details = { amount: 3512.7, kept: 1487.3, until, link };
const later = [
  ...aboutReturn,
  ...(['claims-made', 'claims-made-by-phone', 'claims-settled'] as const),
  ...(['deposit-held', 'deposit-not-renewed', 'deposit-given-back', 'deposit-kept'] as const),
];

test('returns, claims and deposits are told with amount, moment and where to answer', () => {
  const short = { ...details, link: 'https://saphan.example/booking/find' };
  expect(later.map((kind) => bookingSms(kind, { ...booking, siteName: 'Saphan' }, 'en', short))).toEqual([
    'Saphan: Toyota Yaris is due back Thu 10 Dec 09:30, Silom. Booking BKK7QM4XD. Keep it longer, if it is free: https://saphan.example/booking/find Tel 02 555 0199',
    'Saphan: Toyota Yaris is due back Thu 10 Dec 09:30, Silom. Booking BKK7QM4XD. Please call us to keep it longer. Tel 02 555 0199',
    'Saphan: THB 3,512.70 is claimed after your rental BKK7QM4XD. Please answer by Sat 12 Dec 10:00 at https://saphan.example/booking/find Tel 02 555 0199',
    'Saphan: THB 3,512.70 is claimed after your rental BKK7QM4XD. Please call us by Sat 12 Dec 10:00. Tel 02 555 0199',
    'Saphan: what was claimed after your rental BKK7QM4XD is decided. THB 3,512.70 is charged. Tel 02 555 0199',
    'Saphan: THB 3,512.70 is held on your card as the deposit of booking BKK7QM4XD. Nothing is taken. Tel 02 555 0199',
    'Saphan: your card declined to hold the deposit of booking BKK7QM4XD for longer. It ends Sat 12 Dec 10:00. Please contact us. Tel 02 555 0199',
    'Saphan: the deposit of booking BKK7QM4XD, THB 3,512.70, is given back. Tel 02 555 0199',
    'Saphan: of the deposit of booking BKK7QM4XD, THB 1,487.30 pays what was owed, THB 3,512.70 is given back. Tel 02 555 0199',
  ]);
  expect(bookingSms('claims-made', inThai, 'th', short)).toBe(
    'เรียกเก็บ 3,512.70 บาท การเช่า BKK7QM4XD กรุณาตอบภายใน เสาร์ 12 ธ.ค. 10:00 น. ที่ https://saphan.example/booking/find',
  );
});

test('they too travel in one part in English and in two in Thai, with what matters', () => {
  const siteName = 'The Very Best Car Rental Company of Greater Bangkok';
  for (const kind of later)
    for (const name of [booking.siteName, siteName]) {
      const [english, thai] = [
        bookingSms(kind, { ...booking, siteName: name }, 'en', { ...details, amount: 123_512.7 }),
        bookingSms(kind, { ...inThai, siteName: name }, 'th', { ...details, amount: 123_512.7 }),
      ];
      expect([smsParts(english), english]).toEqual([1, expect.stringContaining('BKK7QM4XD')]);
      expect([smsParts(thai) <= 2, thai]).toEqual([true, expect.stringContaining('BKK7QM4XD')]);
      if (kind === 'claims-made' || kind === 'return-reminder')
        for (const text of [english, thai]) expect(text).toContain(link);
    }
});
