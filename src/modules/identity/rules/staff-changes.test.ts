import { expect, test } from 'vitest';
import { endsSessions, refuseLastAdmin, refuseOwn } from './staff-changes.ts';

const admin = { role: 'ADMIN', isActive: true } as const;
const resting = { role: 'ADMIN', isActive: false } as const;
const staff = { role: 'STAFF', isActive: true } as const;

test.each([
  ['is demoted', admin, staff],
  ['is switched off', admin, resting],
  ['is removed', admin, null],
] as const)('the last active admin stays: nobody %s', (_change, before, after) => {
  expect(() => refuseLastAdmin(before, after, { otherAdmins: 0 })).toThrow('last active admin');
  expect(() => refuseLastAdmin(before, after, { otherAdmins: 1 })).not.toThrow();
});

test.each([
  ['an admin who is switched off already', resting, null],
  ['a member of staff', staff, null],
  ['an admin who stays one', admin, admin],
] as const)('%s may go, or stay', (_who, before, after) => {
  expect(() => refuseLastAdmin(before, after, { otherAdmins: 0 })).not.toThrow();
});

test('one’s own account is for another', () => {
  expect(() => refuseOwn('me', 'me')).toThrow('your own account');
  expect(() => refuseOwn('other', 'me')).not.toThrow();
});

test.each([
  [admin, staff, true],
  [staff, admin, true],
  [admin, resting, true],
  [resting, admin, false],
  [staff, staff, false],
] as const)('sessions end with the role or the activity that they had', (before, after, ends) => {
  expect(endsSessions(before, after)).toBe(ends);
});
