import { expect, test } from 'vitest';
import { emptyValues, fieldNamed, missingFields, sentValues, typedValues } from './form-values.ts';

const typed = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return typedValues(form);
};

test('what was left empty is sent as nothing, and spaces are no text', () => {
  const sent = sentValues(typed({ firstName: ' Hannah ', nationality: '  ', licenseNumber: 'SE 9' }), { isNew: true });
  expect(sent).toMatchObject({ firstName: 'Hannah', nationality: null, licenseNumber: 'SE 9', dateOfBirth: null });
});

test.each([
  [{}, false],
  [{ state: 'Bangkok', country: 'Thailand', zipCode: '10500' }, false],
  [{ street: '1 Bridge Road' }, true],
  [{ city: 'Bangkok' }, true],
])('the address of a new customer is sent only with a street or a city: %j', (values, isSent) => {
  expect('address' in sentValues({ ...emptyValues, ...values }, { isNew: true })).toBe(isSent);
});

test('of a known customer the whole address is sent, so that it can be emptied', () => {
  expect(sentValues(emptyValues, { isNew: false })).toMatchObject({ address: { street: '', zipCode: '' } });
});

test('a name, an e-mail and a phone are needed', () => {
  expect(missingFields(typed({ firstName: 'A', lastName: ' ', email: 'a@b.c' }))).toEqual(['lastName', 'phone']);
});

test.each([
  ['email', 'email'],
  ['address.city', 'city'],
  ['version', undefined],
])('the server’s %s is the field %s', (path, name) => expect(fieldNamed(path)).toBe(name));
