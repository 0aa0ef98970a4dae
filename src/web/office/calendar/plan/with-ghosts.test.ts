import { expect, test } from 'vitest';
import type { Bar, BookingBar, GroupRow, VehicleRow } from './fleet-rows.ts';
import { ghostOf } from './ghost.ts';
import { countUnseen, withGhosts } from './with-ghosts.ts';

const category = { id: 'e', name: 'Economy', nameInThai: null };
const at = (day: string) => Date.parse(`2026-11-${day}T10:00:00+07:00`);
const bar = (id: string, from: string, until: string): Bar => ({
  kind: 'booking',
  id,
  stage: 'confirmed',
  from: at(from),
  until: at(until),
  freeFrom: at(until),
  booking: {} as BookingBar['booking'],
});
const row = (id: string, ...bars: Bar[]): VehicleRow => ({
  kind: 'vehicle',
  key: id,
  vehicle: { id, name: 'Toyota Yaris', licensePlate: `plate ${id}`, drawing: '', status: 'available', category },
  bars: bars.map((item) => ({ item, lane: 0 })),
  ...{ ghosts: [], leaving: new Map(), conflicts: [], stranded: null },
  height: 44,
});
const vehicle = (id: string) => ({ id, name: 'Toyota Yaris', licensePlate: `plate ${id}` });
const ghost = (id: string, from: string, until: string, goesTo: string) =>
  ghostOf({
    bookingId: id,
    bookingNumber: `BKK ${id}`,
    customerName: 'Hannah Keller',
    pickupDate: `2026-11-${from}T10:00:00+07:00`,
    returnDate: `2026-11-${until}T10:00:00+07:00`,
    from: vehicle('a'),
    to: vehicle(goesTo),
  });
const group: GroupRow = { kind: 'group', key: 'group e', category, count: 2, booked: 2, height: 28 };
const rows = [group, row('a', bar('1', '20', '23')), row('b', bar('2', '24', '26')), row('c')];

const drawn = (...ghosts: ReturnType<typeof ghost>[]) =>
  withGhosts(rows, ghosts).map((one) =>
    one.kind === 'group'
      ? one
      : [one.ghosts.map(({ item, lane }) => [item.id, lane]), Object.fromEntries(one.leaving), one.height],
  );

test('what would move is a ghost on the row that it would go to, and says there where it stands that it leaves', () =>
  expect(drawn(ghost('1', '20', '23', 'b'))).toEqual([
    group,
    [[], { 1: 'plate b' }, 44],
    [[['1', 0]], {}, 44],
    [[], {}, 44],
  ]));

test('a ghost never lies on a bar or on another ghost: it makes its row higher', () =>
  expect(drawn(ghost('1', '20', '23', 'c'), ghost('2', '22', '25', 'c'), ghost('3', '26', '27', 'b'))).toEqual([
    group,
    [[], { 1: 'plate c' }, 44],
    [[['3', 1]], { 2: 'plate c' }, 82],
    [
      [
        ['1', 0],
        ['2', 1],
      ],
      {},
      82,
    ],
  ]));

test('rows that nothing concerns stay the same objects, so that they are not drawn again', () => {
  expect(withGhosts(rows, [])).toBe(rows);
  expect(withGhosts(rows, [ghost('1', '20', '23', 'b')])[3]).toBe(rows[3]);
});

test('it is counted what the calendar does not show: another page, or other days', () => {
  const page = { vehicles: [{ id: 'b' }], from: '2026-11-20', days: 7 };
  const all = [ghost('1', '20', '23', 'b'), ghost('1', '20', '23', 'c'), ghost('2', '27', '28', 'b')];
  expect([countUnseen(all, page), countUnseen(all.slice(0, 1), page)]).toEqual([2, 0]);
});
