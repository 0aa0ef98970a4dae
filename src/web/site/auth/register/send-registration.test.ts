import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { sendRegistration, statusOf } from './send-registration.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async (request) => {
    sent.push([request.path, request.body]);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

const refusal = (error: string, more: object = {}) => ({ success: false, error, message: 'No', ...more });

const person = { firstName: ' Hannah ', lastName: 'Keller', email: ' hannah@example.com ', phone: '' };
const written = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com', phone: '', acceptTerms: true };
const filled = { ...person, password: ' over the river ', acceptTerms: 'on', language: 'th' };

test('the person goes to the server in the page’s language, the password as it was typed', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  expect(await sendRegistration(client, formOf(filled))).toEqual({ state: 'sent', email: 'hannah@example.com' });
  const { phone: _, ...body } = written;
  expect(sent).toEqual([['/auth/register', { ...body, password: ' over the river ', language: 'th' }]]);
});

test.each([
  ['firstName', ' ', 'firstNameRequired'],
  ['lastName', 'see http://evil.example', 'linkInName'],
  ['email', '', 'emailRequired'],
  ['email', 'hannah@example', 'emailInvalid'],
  ['phone', 'call me', 'phoneInvalid'],
  ['firstName', 'x'.repeat(101), 'tooLong'],
])('%s with "%s" is told as %s, and nobody is registered', async (field, text, sentence) => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  const result = await sendRegistration(client, formOf({ ...filled, [field]: text }));
  expect(result).toMatchObject({ state: 'wrong', problems: [{ field, sentence }] });
  expect(statusOf(result)).toBe(422);
  expect(JSON.stringify(sent)).not.toContain('/auth/register');
});

test('password and terms are asked for, and no password comes back', async () => {
  const result = await sendRegistration(clientThatAnswers(200, {}).client, formOf(person));
  expect(result).toEqual({
    state: 'wrong',
    problems: [
      { field: 'password', why: { reason: 'required' } },
      { field: 'acceptTerms', sentence: 'termsRequired' },
    ],
    written: { ...written, acceptTerms: false },
  });
});

test('a weak password is told with the other mistakes, in the order of the form', async () => {
  const data = { score: 1, isAccepted: false, reason: 'common', minLength: 8 };
  const { client } = clientThatAnswers(200, { success: true, data });
  const result = await sendRegistration(client, formOf({ ...person, email: '', password: 'letmein1' }));
  expect(result).toMatchObject({
    state: 'wrong',
    problems: [
      { field: 'email', sentence: 'emailRequired' },
      { field: 'password', why: { reason: 'common', minLength: 8 } },
      { field: 'acceptTerms', sentence: 'termsRequired' },
    ],
  });
});

test('a weak password is told at its field, with the reason', async () => {
  const weak = refusal('auth.password-weak', {
    fields: { password: 'Easy' },
    details: { reason: 'common', minLength: 8 },
  });
  const result = await sendRegistration(clientThatAnswers(422, weak).client, formOf(filled));
  expect(result).toEqual({
    state: 'wrong',
    problems: [{ field: 'password', why: { reason: 'common', minLength: 8 } }],
    written,
  });
});

test('what else the server refuses is told above the form, and everything but the password stays', async () => {
  const tooMany = refusal('auth.too-many-registrations', { details: { retryAfterSeconds: 60 } });
  const result = await sendRegistration(clientThatAnswers(429, tooMany).client, formOf(filled));
  expect(result).toMatchObject({ state: 'refused', problem: { failure: { error: tooMany.error } }, written });
  expect(statusOf(result)).toBe(429);
});

test('a server that cannot be reached is said to be unreachable', async () => {
  const client = createClient(() => Promise.reject(new TypeError('fetch failed')));
  const result = await sendRegistration(client, formOf(filled));
  expect(result).toEqual({ state: 'refused', problem: { reason: 'unreachable' }, written });
  expect(statusOf(result)).toBe(503);
});
