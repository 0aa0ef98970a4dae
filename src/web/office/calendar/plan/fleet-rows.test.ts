import { expect, test } from 'vitest';
import { type CalendarReply, packCalendar } from './calendar-payload.ts';
import { conflictsAmong, fleetRows, inLanes, laneCount } from './fleet-rows.ts';

const economy: CalendarReply['vehicles'][number]['category'] = { id: 'e', name: 'Economy', nameInThai: 'ประหยัด' };
const van: typeof economy = { id: 'v', name: 'Van', nameInThai: null };
const vehicle = (id: string, category = economy, status: 'available' | 'rented' | 'maintenance' = 'available') => ({
  id,
  name: 'Toyota Yaris',
  licensePlate: id,
  drawing: '/drawings/hatchback.svg',
  status,
  category,
});
const booking = (id: string, vehicleId: string, from: string, until: string): CalendarReply['data'][number] => ({
  id,
  bookingNumber: id,
  customerName: 'Hannah Keller',
  vehicleId,
  vehicleName: 'Toyota Yaris',
  vehicleLicensePlate: vehicleId,
  pickupDate: `2026-11-${from}+07:00`,
  returnDate: `2026-11-${until}+07:00`,
  blockedUntil: `2026-11-${until}+07:00`,
  pickupLocation: 'Silom',
  pickupLocationInThai: null,
  flightNumber: '',
  arrivalNote: '',
  status: 'confirmed',
  stage: 'confirmed',
  paymentStatus: 'paid',
  totalAmount: 5350,
  version: 1,
  mayMove: true,
  isAtLocation: true,
  isTentative: false,
});
const reply = (given: Partial<CalendarReply>) =>
  packCalendar({
    success: true,
    data: [],
    blocks: [],
    vehicles: [],
    turnoverHours: 2,
    from: '2026-11-20',
    days: 30,
    ...{ page: 1, limit: 100, total: 2, totalPages: 1 },
    ...given,
  });

test('a line above each category counts its vehicles, and those that are booked on the shown days', () => {
  const data = [
    booking('a', '2', '20T10:00', '22T10:00'),
    booking('b', '2', '24T10:00', '26T10:00'),
    { ...booking('c', '3', '20T10:00', '22T10:00'), status: 'cancelled' as const, stage: 'cancelled' as const },
  ];
  const rows = fleetRows(reply({ data, vehicles: [vehicle('1'), vehicle('2'), vehicle('3', van, 'rented')] }));
  expect(rows).toMatchObject([
    { kind: 'group', category: economy, count: 2, booked: 1 },
    { kind: 'vehicle', key: '1' },
    { kind: 'vehicle', key: '2' },
    { kind: 'group', category: van, count: 1, booked: 0 },
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

const bar = (from: string, until: string) => ({
  from: Date.parse(`2026-11-${from}:00+07:00`),
  until: Date.parse(`2026-11-${until}:00+07:00`),
});
type Bar = ReturnType<typeof bar>;

test.each<[string, Bar[], number[]]>([
  ['nothing', [], []],
  ['one booking', [bar('20T10:00', '22T10:00')], [0]],
  ['bookings with a day between', [bar('20T10:00', '22T10:00'), bar('23T08:00', '24T08:00')], [0, 0]],
  ['a pick-up on the day of a return', [bar('20T10:00', '22T10:00'), bar('22T15:00', '24T08:00')], [0, 1]],
  [
    'three in a row, each on the day of a return',
    [bar('20T10:00', '22T10:00'), bar('22T15:00', '24T08:00'), bar('24T12:00', '25T12:00')],
    [0, 1, 0],
  ],
  ['an overlap', [bar('20T10:00', '25T10:00'), bar('22T15:00', '24T08:00')], [0, 1]],
  [
    'three that overlap',
    [bar('20T10:00', '25T10:00'), bar('21T10:00', '26T10:00'), bar('22T15:00', '24T08:00')],
    [0, 1, 2],
  ],
  [
    'three on one day',
    [bar('20T08:00', '20T10:00'), bar('20T12:00', '20T14:00'), bar('20T16:00', '20T18:00')],
    [0, 1, 2],
  ],
  ['a return at midnight leaves the next day free', [bar('20T10:00', '22T00:00'), bar('22T09:00', '23T09:00')], [0, 0]],
  ['an evening in Bangkok is not the next day', [bar('20T10:00', '21T23:30'), bar('22T00:30', '23T09:00')], [0, 0]],
  ['an order that is not that of time', [bar('22T15:00', '24T08:00'), bar('20T10:00', '22T10:00')], [0, 1]],
])('%s', (_case, bars, lanes) => {
  const laned = inLanes(bars);
  expect(laned.map(({ lane }) => lane)).toEqual(lanes);
  expect(laneCount(laned)).toBe(Math.max(1, ...lanes.map((lane) => lane + 1)));
});

const rental = (id: string, from: string, until: string, stage = 'confirmed') => ({
  id,
  stage,
  from: Date.parse(`2026-11-${from}:00+07:00`),
  until: Date.parse(`2026-11-${until}:00+07:00`),
});
const first = rental('a', '20T10:00', '22T10:00');

test.each([
  ['a pick-up two hours after a return', '22T12:00', []],
  ['a pick-up after an hour and a half', '22T11:30', [{ before: 'a', after: 'b', gapHours: 1.5 }]],
  ['a pick-up at the time of the return', '22T10:00', [{ before: 'a', after: 'b', gapHours: 0 }]],
  ['a pick-up before the return', '22T07:00', [{ before: 'a', after: 'b', gapHours: -3 }]],
  ['a pick-up on another day', '24T10:00', []],
])('%s, where two hours are needed', (_case, from, conflicts) => {
  const second = rental('b', from, '26T10:00');
  expect(conflictsAmong([first, second], 2)).toEqual(conflicts);
  expect(conflictsAmong([second, first], 2)).toEqual(conflicts);
});

test('the interval is that of the settings', () => {
  const second = rental('b', '22T12:00', '26T10:00');
  expect(conflictsAmong([first, second], 2.5)).toMatchObject([{ gapHours: 2 }]);
});

test('what is cancelled takes no vehicle, and one that is back was in time', () => {
  expect(conflictsAmong([{ ...first, stage: 'cancelled' }, rental('b', '22T10:30', '23T10:00')], 2)).toEqual([]);
  expect(conflictsAmong([first, rental('b', '22T10:30', '23T10:00', 'cancelled')], 2)).toEqual([]);
  expect(conflictsAmong([{ ...first, stage: 'completed' }, rental('b', '22T10:30', '23T10:00')], 2)).toEqual([]);
});

test('a long rental is in the way of all that begin before it is back', () => {
  const long = rental('long', '01T10:00', '25T10:00');
  const inside = rental('inside', '05T10:00', '06T10:00');
  expect(conflictsAmong([long, inside, rental('late', '25T11:00', '26T10:00')], 2)).toMatchObject([
    { before: 'long', after: 'inside' },
    { before: 'long', after: 'late', gapHours: 1 },
  ]);
});

test('the next booking of a vehicle in maintenance stands out, once', () => {
  const out = { ...booking('out', '1', '19T10:00', '20T10:00'), stage: 'picked-up' as const };
  const data = [booking('later', '1', '24T10:00', '26T10:00'), booking('next', '1', '21T10:00', '22T10:00'), out];
  const strandedOf = (status: 'available' | 'maintenance') =>
    fleetRows(reply({ data, vehicles: [vehicle('1', economy, status)] })).flatMap((row) =>
      row.kind === 'vehicle' ? [row.stranded] : [],
    );
  expect([strandedOf('maintenance'), strandedOf('available')]).toEqual([['next'], [null]]);
});
