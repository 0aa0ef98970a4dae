import { expect, test } from 'vitest';
import { actionAfterReturn, mayBeOut, primaryAction } from './primary-action.ts';

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

const fuel = (atPickUp: number | null, atReturn: number | null) => [
  { kind: 'pick-up' as const, fuel: atPickUp },
  { kind: 'return' as const, fuel: atReturn },
];
const back = { stage: 'completed', isArchived: false, handOvers: fuel(8, 8) } as const;
const held = { isBeingTaken: false };
const deposits = (endedAt: string | null, card: { isBeingTaken: boolean } | null = held) => ({
  left: [{ endedAt, card }],
});
const withUs = deposits(null);
const claim = (settledAt: string | null) => ({ settledAt });

test.each([
  ['nothing unusual gives the deposit back', {}, {}, 'give-back'],
  ['new damage is claimed first', {}, { brought: 1 }, 'claim'],
  ['less fuel than at the pick-up is claimed first', { handOvers: fuel(8, 6) }, {}, 'claim'],
  ['more fuel is not', { handOvers: fuel(6, 8) }, {}, 'give-back'],
  ['fuel that nobody read is not', { handOvers: fuel(null, 2) }, {}, 'give-back'],
  ['what is claimed already waits', {}, { brought: 1, claims: [claim(null)] }, null],
  ['what is settled gives the deposit back', {}, { brought: 1, claims: [claim('2026-11-20')] }, 'give-back'],
  ['what was left in cash goes back too', {}, { deposits: deposits(null, null) }, 'give-back'],
  ['what is being taken waits', {}, { deposits: deposits(null, { isBeingTaken: true }) }, null],
  ['a deposit that ended is over', {}, { brought: 1, deposits: deposits('2026-11-20') }, null],
  ['a cancelled booking gives it back', { stage: 'cancelled' }, { brought: 1 }, 'give-back'],
  ['a vehicle that is out keeps it', { stage: 'picked-up' }, {}, null],
  ['a booking that was put away is left alone', { isArchived: true }, {}, null],
  ['claims that could not be loaded may hold it', {}, { claims: null }, null],
] as const)('after the return: %s', (_, booking, beside, action) =>
  expect(actionAfterReturn({ ...back, ...booking }, { deposits: withUs, claims: [], brought: 0, ...beside })).toBe(
    action,
  ),
);
