import { expect, test } from 'vitest';
import { smsParts } from '../rules/sms-parts.ts';
import { bookingSms } from './booking-sms.ts';

const booking = {
  siteName: 'Saphan Car Rental',
  reference: 'BKK7QM4XD',
  vehicleName: 'Toyota Yaris',
  place: 'Suvarnabhumi Airport',
  pickUpAt: Temporal.Instant.from('2026-12-05T10:00+07:00'),
  contactPhone: '02 555 0199',
};
const inThai = { ...booking, place: 'สนามบินสุวรรณภูมิ' };
const kinds = ['booking-confirmed', 'booking-reminder', 'booking-cancelled'] as const;

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
