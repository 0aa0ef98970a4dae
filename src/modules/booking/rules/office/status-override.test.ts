import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { forcedFields, undoneHandOvers } from './status-override.ts';

const now = toInstant('2026-12-07T12:00');
const earlier = toInstant('2026-12-05T10:00');

test.each([
  ['picked-up', 'confirmed', ['pick-up']],
  ['completed', 'picked-up', ['return']],
  ['completed', 'pending', ['pick-up', 'return']],
  ['completed', 'cancelled', ['pick-up', 'return']],
  ['picked-up', 'cancelled', ['pick-up']],
  ['confirmed', 'picked-up', []],
  ['cancelled', 'completed', []],
  ['pending', 'cancelled', []],
] as const)('from %s to %s these hand-overs did not happen: %s', (from, to, kinds) => {
  expect(undoneHandOvers(from, to)).toEqual(kinds);
});

test('a forced stage has the moments that belong to it, and those it had stay', () => {
  const was = { pickedUpAt: earlier, returnedAt: earlier };
  expect(forcedFields(was, 'confirmed', now)).toMatchObject({
    status: 'confirmed',
    pickedUpAt: null,
    returnedAt: null,
  });
  expect(forcedFields(was, 'picked-up', now)).toMatchObject({
    status: 'confirmed',
    pickedUpAt: earlier,
    returnedAt: null,
  });
  expect(forcedFields({ ...was, returnedAt: null }, 'completed', now)).toMatchObject({ returnedAt: now });
  const none = { pickedUpAt: null, returnedAt: null };
  expect(forcedFields(none, 'picked-up', now)).toMatchObject({ pickedUpAt: now });
  expect(forcedFields(none, 'pending', now)).toMatchObject({ status: 'pending', holdUntil: null, cancelledAt: null });
});
