import { expect, test } from 'vitest';
import { isOnlyOurs } from './use-availability.ts';

const booked = (from: string) => ({ reason: 'booked' as const, from, until: '2026-12-10T12:00:00+07:00' });
const ours = '2026-12-05T10:00:00+07:00';

test('our own hold does not stand in our way', () => {
  expect(isOnlyOurs([booked('2026-12-05T03:00:00Z')], ours)).toBe(true);
});

test.each([
  ['another booking', [booked('2026-12-06T10:00:00+07:00')]],
  ['our own hold and another booking', [booked(ours), booked('2026-12-09T10:00:00+07:00')]],
  ['maintenance', [{ ...booked(ours), reason: 'maintenance' as const }]],
])('%s does', (_, conflicts) => expect(isOnlyOurs(conflicts, ours)).toBe(false));

test('without a hold everything does', () => expect(isOnlyOurs([booked(ours)], null)).toBe(false));
