import { expect, test } from 'vitest';
import { nowOnScale } from './refund-scale.tsx';

const booking = {
  createdAt: '2026-12-01T10:00:00+07:00',
  fullRefundUntil: '2026-12-03T10:00:00+07:00',
  halfRefundUntil: '2026-12-04T10:00:00+07:00',
  pickupDate: '2026-12-05T10:00:00+07:00',
};

test.each([
  ['just booked', '2026-12-01T10:00', 0],
  ['half of the full refund over', '2026-12-02T10:00', 0.25],
  ['the full refund over', '2026-12-03T10:00', 0.5],
  ['half of the half refund over', '2026-12-03T22:00', 0.625],
  ['the half refund over', '2026-12-04T10:00', 0.75],
  ['the pick-up itself', '2026-12-05T10:00', 1],
])('%s', (_, moment, place) => expect(nowOnScale(booking, Date.parse(`${moment}:00+07:00`))).toBeCloseTo(place));

test('a booking that was made after the full refund ended starts at the half', () => {
  const late = { ...booking, createdAt: '2026-12-03T20:00:00+07:00' };
  expect(nowOnScale(late, Date.parse('2026-12-03T22:00:00+07:00'))).toBeGreaterThanOrEqual(0.5);
});
