import { expect, test } from 'vitest';
import { packCalendar } from './calendar-payload.ts';
import { daysTaken, takenByDay } from './day-load.ts';
import { fleetRows } from './fleet-rows.ts';
import { dayNumber, shownOf } from './geometry.ts';

const vehicle = (id: string) => ({
  id,
  name: 'Toyota Yaris',
  licensePlate: id,
  drawing: '',
  status: 'available' as const,
  category: { id: 'e', name: 'Economy', nameInThai: null },
});
const block = (vehicleId: string, from: string, until: string) => ({
  id: `${vehicleId} ${from}`,
  vehicleId,
  reason: '',
  from: `2026-11-${from}+07:00`,
  until: `2026-11-${until}+07:00`,
});

test('a day counts each vehicle that is taken on it, once', () => {
  const blocks = [
    block('1', '18T10:00', '20T10:00'),
    block('1', '20T12:00', '21T00:00'),
    block('2', '20T23:00', '22T01:00'),
    block('2', '26T10:00', '29T10:00'),
  ];
  const window = { from: '2026-11-20', days: 7 };
  const rows = fleetRows(
    packCalendar({
      success: true,
      data: [],
      blocks,
      vehicles: [vehicle('1'), vehicle('2')],
      turnoverHours: 2,
      ...{ page: 1, limit: 100, total: 2, totalPages: 1 },
      ...window,
    }),
  );
  expect(takenByDay(rows, shownOf(window), 7, Date.parse('2026-11-20T12:00+07:00'))).toEqual([2, 1, 1, 0, 0, 0, 1]);
});

test('a vehicle that is out takes the days until now, however long ago it was to come back', () => {
  const out = { from: Date.parse('2026-11-10T10:00+07:00'), until: Date.parse('2026-11-18T10:00+07:00') };
  const days = { first: dayNumber(Date.parse('2026-11-20T00:00+07:00')), days: 7 };
  const now = Date.parse('2026-11-21T09:00+07:00');
  expect([...daysTaken([{ item: { ...out, stage: 'picked-up' } }], { ...days, now })]).toEqual([0, 1]);
  expect([...daysTaken([{ item: { ...out, stage: 'completed' } }], { ...days, now })]).toEqual([]);
});
