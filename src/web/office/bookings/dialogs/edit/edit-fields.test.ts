import { expect, test } from 'vitest';
import type { Booking } from '../../booking.ts';
import { fieldsOf, rebased } from './edit-fields.ts';

const seen = {
  pickupDate: '2026-12-05T10:00:00+07:00',
  returnDate: '2026-12-10T10:00:00+07:00',
  vehicleId: 'v1',
  pickupLocationId: 'l1',
  returnLocationId: 'l1',
  notes: 'Child seat',
} as Booking;

test('the fields begin as the booking stands, on Bangkok’s clock', () =>
  expect(fieldsOf({ ...seen, pickupDate: '2026-12-04T20:30:00Z' })).toMatchObject({
    startDate: '2026-12-05',
    startTime: '03:30',
    endDate: '2026-12-10',
    endTime: '10:00',
    paymentMethod: 'card',
    paymentStatus: '',
  }));

test('what was typed stays and what was not touched follows what somebody else has saved', () => {
  const now = { ...seen, returnDate: '2026-12-12T09:00:00+07:00', notes: 'Two child seats' };
  expect(rebased({ ...fieldsOf(seen), notes: 'Lands 08:35', startTime: '11:00' }, seen, now)).toMatchObject({
    startTime: '11:00',
    endDate: '2026-12-12',
    endTime: '09:00',
    notes: 'Lands 08:35',
  });
});
