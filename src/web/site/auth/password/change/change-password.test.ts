import { expect, test } from 'vitest';
import { createClient } from '../../../../api/client.ts';
import { changePassword, statusOf } from './change-password.ts';

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

const form = { currentPassword: 'of the admin', newPassword: ' over the river ' };

test('both passwords go as they were typed', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  expect(await changePassword(client, formOf(form))).toBeNull();
  expect(sent).toEqual([['/auth/change-password', form]]);
});

test.each([
  ['the given password is wrong', refusal('auth.password-wrong'), { current: 'currentWrong' }],
  ['the new one is the given one', refusal('auth.password-same'), { why: { reason: 'same' } }],
  [
    'the new one is weak',
    refusal('auth.password-weak', { details: { reason: 'personal', minLength: 8 } }),
    { why: { reason: 'personal', minLength: 8 } },
  ],
])('the page says that %s', async (_, body, expected) => {
  const problem = await changePassword(clientThatAnswers(422, body).client, formOf(form));
  expect(problem).toEqual({ state: 'wrong', ...expected });
  expect(problem && statusOf(problem)).toBe(422);
});

test('an empty field is asked for, and the server is not', async () => {
  const { client, sent } = clientThatAnswers(200, {});
  expect(await changePassword(client, formOf({}))).toMatchObject({ current: 'currentRequired' });
  expect(await changePassword(client, formOf({ currentPassword: 'x' }))).toMatchObject({ why: { reason: 'required' } });
  expect(sent).toEqual([]);
});

test('a lock is told as the server says it', async () => {
  const locked = refusal('auth.locked', { details: { retryAfterSeconds: 900 } });
  const problem = await changePassword(clientThatAnswers(429, locked).client, formOf(form));
  expect(problem).toMatchObject({ state: 'refused', problem: { failure: { error: 'auth.locked' } } });
});
