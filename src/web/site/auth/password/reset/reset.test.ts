import { expect, test } from 'vitest';
import { createClient } from '../../../../api/client.ts';
import { askReset, statusOf as requestStatus } from './ask-reset.ts';
import { setPassword, statusOf } from './set-password.ts';

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

test('a link is asked for by e-mail; what follows comes by mail alone', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  const result = await askReset(client, formOf({ email: ' h@example.com ' }));
  expect([result, requestStatus(result)]).toEqual([{ state: 'sent', email: 'h@example.com' }, 200]);
  expect(sent).toEqual([['/auth/password-reset', { email: 'h@example.com' }]]);
});

test.each([
  ['', 'emailRequired'],
  ['hannah', 'emailInvalid'],
])('"%s" is told as %s, and the server is not asked', async (email, sentence) => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  const result = await askReset(client, formOf({ email }));
  expect(result).toEqual({ state: 'wrong', sentence, email });
  expect([requestStatus(result), sent]).toEqual([422, []]);
});

const form = { token: 'of-a-mail', newPassword: ' over the river ' };

test('the new password goes with the token, as it was typed; the e-mail comes back', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: { email: 'h@example.com' } });
  expect(await setPassword(client, formOf(form))).toEqual({ state: 'done', email: 'h@example.com' });
  expect(sent).toEqual([['/auth/password-reset/confirm', form]]);
});

test.each([
  ['a link that is over', 410, refusal('auth.link-over'), { state: 'over' }, 410],
  [
    'a weak password, with the reason',
    422,
    refusal('auth.password-weak', { fields: { newPassword: 'Short' }, details: { reason: 'short', minLength: 8 } }),
    { state: 'wrong', why: { reason: 'short', minLength: 8 }, token: 'of-a-mail' },
    422,
  ],
  ['anything else', 500, refusal('server.failed'), { state: 'refused', token: 'of-a-mail' }, 500],
])('the page says %s', async (_, status, body, expected, page) => {
  const result = await setPassword(clientThatAnswers(status, body).client, formOf(form));
  expect(result).toMatchObject(expected);
  expect(statusOf(result)).toBe(page);
});

test('an empty password is asked for; a link without a token is over', async () => {
  const { client, sent } = clientThatAnswers(200, {});
  expect(await setPassword(client, formOf({ token: 'of-a-mail' }))).toMatchObject({ why: { reason: 'required' } });
  expect(await setPassword(client, formOf({ newPassword: 'over the river' }))).toEqual({ state: 'over' });
  expect(sent).toEqual([]);
});
