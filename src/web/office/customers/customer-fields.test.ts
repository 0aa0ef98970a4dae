import { expect, test } from 'vitest';
import { fieldOf, toCustomerDraft, toCustomerInput, toNewCustomerInput } from './customer-fields.tsx';

const empty = toCustomerDraft(null);

test('what was left empty is sent as nothing, and spaces are no text', () => {
  const sent = toCustomerInput({ ...empty, firstName: 'Hannah', nationality: '  ', licenseNumber: 'SE 9' });
  expect(sent).toMatchObject({ firstName: 'Hannah', nationality: null, licenseNumber: 'SE 9', dateOfBirth: null });
});

test.each([
  [{}, false],
  [{ street: ' ', state: 'Bangkok', country: 'Thailand', zipCode: '10500' }, false],
  [{ street: '1 Bridge Road' }, true],
  [{ city: 'Bangkok' }, true],
])('the address of a new customer is sent only with a street or a city: %j', (typed, isSent) =>
  expect('address' in toNewCustomerInput({ ...empty, ...typed })).toBe(isSent),
);

test('of a known customer the whole address is sent, so that it can be emptied', () =>
  expect(toCustomerInput(empty).address).toEqual({ street: '', city: '', state: '', country: '', zipCode: '' }));

test.each([
  ['email', 'email'],
  ['address.city', 'city'],
])('the server’s %s is the field %s', (named, field) => expect(fieldOf(named)).toBe(field));
