import { expect, test } from 'vitest';
import { type CalendarReply, packCalendar } from './calendar-payload.ts';
import { fleetRows } from './fleet-rows.ts';

const economy: CalendarReply['vehicles'][number]['category'] = { id: 'e', name: 'Economy', nameInThai: 'ประหยัด' };
const van: typeof economy = { id: 'v', name: 'Van', nameInThai: null };
const vehicle = (id: string, category = economy, status: 'available' | 'rented' = 'available') => ({
  ...{ id, name: 'Toyota Yaris', licensePlate: id, drawing: '/drawings/hatchback.svg', status, category },
});
const booking = (id: string, vehicleId: string, from: string, until: string): CalendarReply['data'][number] => ({
  ...{ id, bookingNumber: id, customerName: 'Hannah Keller', vehicleId, vehicleName: 'Toyota Yaris' },
  ...{ vehicleLicensePlate: vehicleId, pickupDate: `2026-11-${from}+07:00`, returnDate: `2026-11-${until}+07:00` },
  ...{ blockedUntil: `2026-11-${until}+07:00`, pickupLocation: 'Silom', pickupLocationInThai: null },
  ...{ status: 'confirmed', stage: 'confirmed', paymentStatus: 'paid', totalAmount: 5350, version: 1 },
  ...{ mayMove: true, isAtLocation: true },
});
const reply = (given: Partial<CalendarReply>) =>
  packCalendar({
    ...{ success: true, data: [], blocks: [], vehicles: [], turnoverHours: 2, from: '2026-11-20', days: 30 },
    ...given,
  });

test('a line above each category counts its vehicles, and those that are out', () => {
  const rows = fleetRows(reply({ vehicles: [vehicle('1'), vehicle('2', economy, 'rented'), vehicle('3', van)] }));
  expect(rows).toMatchObject([
    { kind: 'group', category: economy, count: 2, out: 1 },
    { kind: 'vehicle', key: '1' },
    { kind: 'vehicle', key: '2' },
    { kind: 'group', category: van, count: 1, out: 0 },
    { kind: 'vehicle', key: '3' },
  ]);
});

test('a row is 44 high, and higher by a lane where bookings meet on one day', () => {
  const data = [booking('a', '1', '20T10:00', '22T10:00'), booking('b', '1', '22T11:00', '24T10:00')];
  const [, meeting, free] = fleetRows(reply({ data, vehicles: [vehicle('1'), vehicle('2')] }));
  expect(meeting).toMatchObject({ height: 82, conflicts: [{ before: 'a', after: 'b', gapHours: 1 }] });
  expect(free).toMatchObject({ height: 44, bars: [], conflicts: [] });
});

test('maintenance stands among the bookings of its vehicle', () => {
  const block = { id: 'm', vehicleId: '1', reason: 'Gearbox' };
  const blocks = [{ ...block, from: '2026-11-22T11:00+07:00', until: '2026-11-23T11:00+07:00' }];
  const data = [booking('a', '1', '20T10:00', '22T10:00')];
  const [, row] = fleetRows(reply({ data, blocks, vehicles: [vehicle('1')] }));
  expect(row).toMatchObject({
    bars: [
      { lane: 0, item: { kind: 'booking', id: 'a' } },
      { lane: 1, item: { kind: 'block', id: 'm', reason: 'Gearbox' } },
    ],
    conflicts: [],
  });
});
