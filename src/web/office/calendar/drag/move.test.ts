import { expect, test } from 'vitest';
import type { Bar, BookingBar, VehicleRow } from '../plan/fleet-rows.ts';
import { gripsOf, inTheWay, isMoved, mayMakeRoom, moveBody, movedSpan } from './move.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00+07:00`);
const hour = 3_600_000;

const category = { id: 'e', name: 'Economy', nameInThai: null };
const vehicle: VehicleRow['vehicle'] = {
  id: 'v',
  name: 'Toyota Yaris',
  licensePlate: '1กก 1000',
  drawing: '/drawings/hatchback.svg',
  status: 'available',
  category,
};
const bar = (
  id: string,
  from: string,
  until: string,
  stage: BookingBar['booking']['stage'] = 'confirmed',
): BookingBar => {
  const span = { from: at(from), until: at(until), freeFrom: at(until) + 2 * hour };
  const booking: BookingBar['booking'] = {
    id,
    bookingNumber: id,
    customerName: 'Hannah Keller',
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    vehicleLicensePlate: vehicle.licensePlate,
    pickupLocation: 'Silom',
    pickupLocationInThai: null,
    flightNumber: '',
    arrivalNote: '',
    stage,
    paymentStatus: 'paid',
    totalAmount: 5350,
    version: 1,
    mayMove: true,
    isAtLocation: true,
    isTentative: false,
    ...span,
  };
  return { kind: 'booking', id, stage, booking, ...span };
};
const row = (...bars: Bar[]): VehicleRow => ({
  kind: 'vehicle',
  key: vehicle.id,
  vehicle,
  ghosts: [],
  leaving: new Map(),
  conflicts: [],
  stranded: null,
  height: 44,
  bars: bars.map((item) => ({ item, lane: 0 })),
});
const mine = bar('mine', '20T10:00', '22T10:00');
const to = (onto: VehicleRow, from: string, until: string) => ({
  bar: mine,
  row: onto,
  from: at(from),
  until: at(until),
});

const other = bar('other', '24T10:00', '26T10:00');
const block: Bar = { kind: 'block', id: 'm', from: at('24T10:00'), until: at('26T10:00'), reason: 'Gearbox' };

test.each<[string, Bar, string, string, string | null]>([
  ['before it, with time to make ready', other, '22T08:00', '24T08:00', null],
  ['before it, half an hour too late', other, '22T08:30', '24T08:30', 'other'],
  ['into it', other, '25T08:00', '25T18:00', 'other'],
  ['over it', other, '23T08:00', '27T18:00', 'other'],
  ['after it, while it is made ready', other, '26T11:30', '27T10:00', 'other'],
  ['after it, when it is ready', other, '26T12:00', '27T10:00', null],
  ['onto a cancelled one', { ...other, stage: 'cancelled' }, '25T08:00', '25T18:00', null],
  ['into maintenance', block, '25T08:00', '27T18:00', 'm'],
  ['after maintenance, which needs no making ready', block, '26T10:00', '27T18:00', null],
  ['onto itself', mine, '21T08:00', '23T18:00', null],
])('a bar that is moved %s', (_case, there, from, until, expected) => {
  expect(inTheWay(to(row(there), from, until), 2)?.id ?? null).toBe(expected);
});

test('of several in the way one that cannot make room counts first: only tentative bookings can', () => {
  const tentative = { ...other, booking: { ...other.booking, isTentative: true } };
  const there = to(row(tentative, block), '23T08:00', '27T18:00');
  expect(inTheWay(there, 2)?.id).toBe('m');
  expect(inTheWay({ ...there, row: row(tentative) }, 2)?.id).toBe('other');
  expect([tentative, other, block].map(mayMakeRoom)).toEqual([true, false, false]);
});

test('a whole bar keeps its length; an end stays after the beginning', () => {
  const span = { from: at('20T10:00'), until: at('20T14:00') };
  expect(movedSpan(span, 'whole', 2 * hour)).toEqual({ from: at('20T12:00'), until: at('20T16:00') });
  expect(movedSpan(span, 'end', 2 * hour)).toEqual({ from: at('20T10:00'), until: at('20T16:00') });
  expect(movedSpan(span, 'end', -9 * hour)).toEqual({ from: at('20T10:00'), until: at('20T10:30') });
});

test.each([
  [{ mayMove: true, stage: 'confirmed' as const }, ['whole', 'end']],
  [{ mayMove: true, stage: 'picked-up' as const }, ['end']],
  [{ mayMove: false, stage: 'completed' as const }, []],
])('of %j may be moved %j', (booking, grips) => expect(gripsOf(booking)).toEqual(grips));

test('a bar that comes back to where it was has not moved', () => {
  expect(isMoved(to(row(), '20T10:00', '22T10:00'))).toBe(false);
  expect(isMoved(to(row(), '20T10:30', '22T10:30'))).toBe(true);
  expect(isMoved({ ...to(row(), '20T10:00', '22T10:00'), row: { ...row(), vehicle: { id: 'w' } } as VehicleRow })).toBe(
    true,
  );
});

const decemberAt = (text: string) => Date.parse(`2026-12-${text}:00+07:00`);
const moved = {
  from: decemberAt('05T10:00'),
  until: decemberAt('10T10:00'),
  booking: { vehicleId: 'v', version: 3 },
} as BookingBar;
const onto = (id: string) => ({ vehicle: { id } }) as VehicleRow;

test.each([
  ['another vehicle', 'w', '05T10:00', '10T10:00', { vehicleId: 'w' }],
  ['another time', 'v', '06T00:30', '11T00:30', { startDate: '2026-12-06T00:30', endDate: '2026-12-11T00:30' }],
  ['a later return', 'v', '05T10:00', '11T10:00', { endDate: '2026-12-11T10:00' }],
])('%s alone is sent, with the version that was seen', (_case, vehicle, from, until, body) => {
  expect(moveBody({ bar: moved, row: onto(vehicle), from: decemberAt(from), until: decemberAt(until) })).toEqual({
    version: 3,
    ...body,
  });
});
