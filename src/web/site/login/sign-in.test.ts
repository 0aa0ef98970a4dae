import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readCredentials, signIn, statusOf } from './sign-in.ts';

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async (asked) => {
    sent.push(asked.body);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

const given = { email: 'nok@saphan.example', password: ' with spaces ' };

test('e-mail and password go to the server, the e-mail without spaces around it', async () => {
  const form = new FormData();
  form.set('email', ' nok@saphan.example ');
  form.set('password', ' with spaces ');
  const { client, sent } = clientThatAnswers(200, { success: true });
  expect(await signIn(client, readCredentials(form))).toBeNull();
  expect(sent).toEqual([given]);
});

test('an empty field is named, and the server is not asked', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true });
  expect(await signIn(client, readCredentials(new FormData()))).toEqual({
    reason: 'incomplete',
    missing: ['email', 'password'],
  });
  expect(sent).toEqual([]);
});

const refusal = (error: string, message: string, details?: object) => ({ success: false, error, message, details });

test.each([
  ['a wrong password', 401, refusal('auth.failed', 'Login failed'), { reason: 'wrong' }, 401],
  [
    'too many failures, with the minutes until the next try',
    429,
    refusal('auth.locked', 'Please wait', { retryAfterSeconds: 841 }),
    { reason: 'locked', minutes: 15 },
    429,
  ],
  [
    'the last second of a pause',
    429,
    refusal('auth.locked', 'Please wait', { retryAfterSeconds: 0 }),
    { reason: 'locked', minutes: 1 },
    429,
  ],
  [
    'anything else, with what the server answered',
    503,
    refusal('server.busy', 'The server is busy.'),
    { reason: 'refused', failure: { error: 'server.busy', status: 503 } },
    400,
  ],
])('the page says %s', async (_, status, body, trouble, pageStatus) => {
  const found = await signIn(clientThatAnswers(status, body).client, given);
  expect(found).toMatchObject(trouble);
  expect(found && statusOf(found)).toBe(pageStatus);
});

test('a server that cannot be reached is said to be unreachable', async () => {
  const client = createClient(() => Promise.reject(new TypeError('fetch failed')));
  expect(await signIn(client, given)).toEqual({ reason: 'unreachable' });
});
