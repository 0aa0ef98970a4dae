import { expect, test } from 'vitest';
import { type Draft, newDraft, nobody } from './draft.ts';
import { ownDraft, withoutPerson } from './own-draft.ts';

const anna = 'anna@example.com';
const bob = 'bob@example.com';
const booking = {
  ...{ bookingId: '1', accessToken: 'key', madeOf: '', holdEndsAt: 0 },
  pendingCharge: null,
};
const written = (of: string | null, email: string): Draft => ({
  ...newDraft('car'),
  ...{ of, promoCode: 'ANNA', addons: { seat: 1 }, attempt: { key: 'once', of: '' } },
  customer: { ...nobody, firstName: 'Anna', email, licenseNumber: 'NSW 1' },
  booking: { ...booking, isPaid: true, paysOffline: false, paysRest: false },
});

test.each([
  ['an account', anna, anna, anna],
  ['a guest', null, anna, null],
  ['a guest who signs in with the same e-mail', null, 'Anna@Example.com', anna],
])('%s goes on with what it wrote', (_, of, typed, now) => {
  expect(ownDraft(written(of, typed), now)).toEqual({ ...written(of, typed), of: now });
});

test('a guest who typed nobody yet goes on after signing in', () => {
  const begun = { ...newDraft('car'), addons: { seat: 1 } };
  expect(ownDraft(begun, bob)).toEqual({ ...begun, of: bob });
});

test('what a guest typed without an e-mail is not taken for that of whoever signs in', () => {
  const typed = { ...newDraft('car'), customer: { ...nobody, firstName: 'Anna', licenseNumber: 'NSW 1' } };
  expect(ownDraft(typed, bob)).toEqual({ ...newDraft('car'), of: bob });
});

test.each([
  ['another account', anna, anna, bob],
  ['a guest after somebody signed out', anna, anna, null],
  ['somebody who signs in where a guest with another e-mail booked', null, anna, bob],
])('%s gets neither person nor booking, but the choice', (_, of, typed, now) => {
  expect(ownDraft(written(of, typed), now)).toEqual({ ...newDraft('car'), of: now, addons: { seat: 1 } });
});

test('who signs in where a guest had finished a booking gets nothing of it', () => {
  const done = withoutPerson(written(null, anna));
  expect(ownDraft(done, bob)).toEqual({ ...newDraft('car'), of: bob, addons: { seat: 1 } });
  expect(ownDraft(done, null)).toEqual(done);
});
