import { expect, test } from 'vitest';
import type { BookingBar, VehicleRow } from '../plan/fleet-rows.ts';
import { moveBody } from './move-body.ts';

const at = (text: string) => Date.parse(`2026-12-${text}:00+07:00`);
const bar = { from: at('05T10:00'), until: at('10T10:00'), booking: { vehicleId: 'v', version: 3 } } as BookingBar;
const onto = (id: string) => ({ vehicle: { id } }) as VehicleRow;

test.each([
  ['another vehicle', 'w', '05T10:00', '10T10:00', { vehicleId: 'w' }],
  ['another time', 'v', '06T00:30', '11T00:30', { startDate: '2026-12-06T00:30', endDate: '2026-12-11T00:30' }],
  ['a later return', 'v', '05T10:00', '11T10:00', { endDate: '2026-12-11T10:00' }],
])('%s alone is sent, with the version that was seen', (_case, vehicle, from, until, body) => {
  expect(moveBody({ bar, row: onto(vehicle), from: at(from), until: at(until) })).toEqual({ version: 3, ...body });
});
