import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { deleteAccount } from './profile.tsx';
import { saveProfile } from './save-profile.ts';

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async ({ method, path, body: given }) => {
    sent.push([method, path, given]);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const person = {
  section: 'person',
  firstName: 'Mali',
  lastName: 'Suksan',
  nationality: '',
  'address.city': 'Bang Rak',
};
const saved = {
  firstName: 'Mali',
  lastName: 'Suksan',
  dateOfBirth: null,
  nationality: '',
  address: { street: '', city: 'Bang Rak', province: '', postalCode: '', country: '' },
};
const licence = { section: 'licence', licenseNumber: 'BKK 5678', licenseExpiryDate: '' };

test.each([
  ['personal data without a phone leave it unsaid', person, saved],
  [
    'a phone is taken without spaces around it',
    { ...person, phone: ' 081 555 0142 ' },
    { ...saved, phone: '081 555 0142' },
  ],
  ['a phone that was there cannot be left empty', { ...person, phone: ' ', hasPhone: 'on' }, { ...saved, phone: '' }],
  ['a date of birth', { ...person, dateOfBirth: '1990-12-31' }, { ...saved, dateOfBirth: '1990-12-31' }],
  [
    'a date as it was written without scripts',
    { ...person, dateOfBirth: 'จ. 31 ธ.ค. 2533' },
    { ...saved, dateOfBirth: '1990-12-31' },
  ],
  [
    'what is no date is for the server to refuse',
    { ...person, dateOfBirth: '31/13' },
    { ...saved, dateOfBirth: '31/13' },
  ],
  ['a licence without an end', licence, { licenseNumber: 'BKK 5678', licenseExpiryDate: null }],
  [
    'a licence with one',
    { ...licence, licenseExpiryDate: '2030-01-31' },
    { licenseNumber: 'BKK 5678', licenseExpiryDate: '2030-01-31' },
  ],
  ['a language', { section: 'language', language: 'th' }, { language: 'th' }],
  ['a language that is none changes nothing', { section: 'language', language: 'de' }, {}],
])('%s', async (_, form, body) => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  expect(await saveProfile(client, formOf(form))).toEqual({ section: form.section, outcome: { state: 'done' } });
  expect(sent).toEqual([['PUT', '/auth/profile', body]]);
});

test('the end of an account takes its password, and nothing of the profile', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  await deleteAccount(client, formOf({ section: 'delete', password: ' with spaces ', firstName: 'Mali' }));
  expect(sent).toEqual([
    ['POST', '/auth/proof', { password: ' with spaces ' }],
    ['POST', '/auth/delete-account', undefined],
  ]);
});

test('an account whose password is wrong stays', async () => {
  const fields = { password: 'This is not your password' };
  const wrong = { success: false, error: 'auth.password-wrong', message: 'No', fields };
  const { client, sent } = clientThatAnswers(422, wrong);
  expect(await deleteAccount(client, formOf({ section: 'delete', password: 'guessed' }))).toEqual({
    state: 'wrong',
    fields: { password: 'passwordWrong' },
  });
  expect(sent).toHaveLength(1);
});

test('what is wrong is named beside its field, an address line by its whole name', async () => {
  const fields = { firstName: 'First name is required', dateOfBirth: 'No', 'address.street': 'At most 200 characters' };
  const { client } = clientThatAnswers(422, { success: false, error: 'form.invalid', message: 'No', fields });
  expect(await saveProfile(client, formOf({ ...person, firstName: ' ' }))).toEqual({
    section: 'person',
    outcome: {
      state: 'wrong',
      fields: { firstName: 'firstNameRequired', dateOfBirth: 'dateOfBirth', 'address.street': 'tooLong' },
    },
  });
});
