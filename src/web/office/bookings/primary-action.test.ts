import { expect, test } from 'vitest';
import { mayBeOut, primaryAction } from './primary-action.ts';

const may = {
  confirm: false,
  pickUp: false,
  return: false,
  cancel: false,
  move: true,
  archive: false,
  force: [],
};
const now = Date.parse('2026-11-20T10:00:00+07:00');
const onDay = '2026-11-20T18:00:00+07:00';

test.each([
  ['a pending booking', { ...may, confirm: true, cancel: true }, 'pending', onDay, 'confirm'],
  ['one to be picked up today', { ...may, pickUp: true, return: true }, 'confirmed', onDay, 'pick-up'],
  ['one to be picked up tomorrow', { ...may, pickUp: true }, 'confirmed', '2026-11-21T00:30:00+07:00', 'edit'],
  ['one whose vehicle is out', { ...may, return: true }, 'picked-up', onDay, 'return'],
  ['one that is over', may, 'completed', onDay, 'edit'],
] as const)('%s is led by %s', (_, allowed, stage, pickupDate, lead) =>
  expect(primaryAction({ may: { ...allowed, force: [] }, stage, pickupDate }, now)).toBe(lead),
);

test.each([
  ['a vehicle that is out', 'picked-up', onDay, true],
  ['one that should have been picked up yesterday', 'confirmed', '2026-11-19T18:00:00+07:00', true],
  ['one that is picked up today', 'confirmed', onDay, false],
] as const)('%s comes back, or not: %s, %s, %s', (_, stage, pickupDate, expected) =>
  expect(mayBeOut({ may: { ...may, force: [], return: true }, stage, pickupDate }, now)).toBe(expected),
);
