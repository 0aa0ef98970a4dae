import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { sendContact, statusOf } from './send-contact.ts';

const written = { name: 'Hannah', email: 'hannah@example.com', subject: 'Child seat', message: 'One\nTwo' };

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...written, stamp: 'old', language: 'th', website: '', ...values }))
    form.set(name, value);
  return form;
};

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async (request) => {
    if (request.method === 'GET')
      return { status: 200, headers: { get: () => null }, body: { success: true, data: { stamp: 'new' } } };
    sent.push(request.body);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

test('what was typed goes to the server with the page’s language, its stamp and the unseen field', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  expect(await sendContact(client, formOf({ message: 'One\r\nTwo', website: 'spam' }))).toEqual({ state: 'sent' });
  expect(sent).toEqual([{ ...written, language: 'th', stamp: 'old', website: 'spam' }]);
});

test('a wrong field is named without asking the server, and everything comes back', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  const result = await sendContact(client, formOf({ email: 'hannah@' }));
  expect(result).toEqual({
    state: 'wrong',
    problems: [{ field: 'email', sentence: 'emailInvalid' }],
    written: { ...written, email: 'hannah@' },
    stamp: 'old',
  });
  expect(statusOf(result)).toBe(422);
  expect(sent).toEqual([]);
});

const refusal = (error: string, fields = {}) => ({ success: false, error, message: 'No', fields });

test.each([
  ['too fast: the same stamp serves again', 422, refusal('contact.too-fast'), 'too-fast', 'old', 422],
  ['stale: a new stamp comes', 422, refusal('contact.stale-form'), 'stale', 'new', 422],
  ['too many an hour', 429, refusal('contact.too-many'), 'too-many', 'old', 429],
  ['too many a minute', 429, refusal('request.too-many'), 'too-many', 'old', 429],
  ['anything else', 500, 'no json', 'failed', 'old', 503],
])('%s', async (_what, status, body, reason, stamp, pageStatus) => {
  const result = await sendContact(clientThatAnswers(status, body).client, formOf({}));
  expect(result).toEqual({ state: 'refused', reason, written, stamp });
  expect(statusOf(result)).toBe(pageStatus);
});

test('a server that cannot be reached is a failure, with everything kept', async () => {
  const client = createClient(() => Promise.reject(new TypeError('fetch failed')));
  expect(await sendContact(client, formOf({}))).toMatchObject({ state: 'refused', reason: 'failed', written });
});

test('a field that only the server finds wrong is shown at the field', async () => {
  const { client } = clientThatAnswers(422, refusal('form.invalid', { subject: 'characters' }));
  expect(await sendContact(client, formOf({}))).toMatchObject({
    state: 'wrong',
    problems: [{ field: 'subject', sentence: 'unreadable' }],
  });
});
