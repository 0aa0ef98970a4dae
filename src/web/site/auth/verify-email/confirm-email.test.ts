import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { confirmEmail, statusOf } from './confirm-email.ts';

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

const confirming = async (status: number, body: unknown, fields: Record<string, string> = { token: 'of-a-mail' }) => {
  const { client, sent } = clientThatAnswers(status, body);
  const result = await confirmEmail(client, formOf(fields));
  return { result, sent, page: statusOf(result) };
};

test('the token of the form proves the e-mail', async () => {
  const { result, sent, page } = await confirming(200, { success: true, data: { email: 'h@example.com' } });
  expect([result, page]).toEqual([{ state: 'done', email: 'h@example.com' }, 200]);
  expect(sent).toEqual([['/auth/verify-email', { token: 'of-a-mail' }]]);
});

test('the password goes with the token where it was typed', async () => {
  const { sent } = await confirming(
    200,
    { success: true, data: { email: 'h' } },
    { token: 'of-a-mail', password: ' p ' },
  );
  expect(sent).toEqual([['/auth/verify-email', { token: 'of-a-mail', password: ' p ' }]]);
});

test.each([
  ['is missing', {}, false],
  ['is wrong', { fields: { password: 'Not this one' } }, true],
])('where the password of the account %s, the page asks for it and keeps the token', async (_, more, isWrong) => {
  const { result, page } = await confirming(401, refusal('auth.link-password', more));
  expect([result, page]).toEqual([{ state: 'password', isWrong, token: 'of-a-mail' }, 422]);
});

test('a link that is over is told so; without a token the server is not asked', async () => {
  expect(await confirming(410, refusal('auth.link-over'))).toMatchObject({ result: { state: 'over' }, page: 410 });
  expect(await confirming(200, {}, {})).toMatchObject({ result: { state: 'over' }, sent: [] });
});

test('a new link is asked for, a few times an hour', async () => {
  const again = { again: 'on' };
  const result = await confirming(200, { success: true, data: null }, again);
  expect([result.result, result.sent[0]]).toEqual([{ state: 'sent' }, ['/auth/resend-verification', undefined]]);
  const tooMany = refusal('auth.too-many-mails', { details: { retryAfterSeconds: 600 } });
  expect(await confirming(429, tooMany, again)).toMatchObject({
    result: { state: 'too-many', minutes: 10 },
    page: 429,
  });
});

test('where the server fails, the token stays in the form', async () => {
  const { result, page } = await confirming(500, refusal('server.failed'));
  expect(result).toMatchObject({ state: 'refused', token: 'of-a-mail' });
  expect(page).toBe(500);
});
