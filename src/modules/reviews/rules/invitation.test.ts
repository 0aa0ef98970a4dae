import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { invitationsAreOn, returnsToInvite } from './invitation.ts';

test('customers are asked from two hours to fourteen days after the return', () => {
  expect(returnsToInvite(toInstant('2026-12-24T12:00'))).toEqual({
    from: toInstant('2026-12-10T12:00'),
    until: toInstant('2026-12-24T10:00'),
  });
});

test.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
])('with reviews %s and e-mail %s, asking is %s', (enableReviews, emailNotifications, expected) =>
  expect(invitationsAreOn({ features: { enableReviews }, notifications: { emailNotifications } })).toBe(expected),
);
