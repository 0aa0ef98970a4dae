import { expect, test, vi } from 'vitest';
import { createClient } from '../../api/client.ts';
import { logIn } from './log-in.ts';

const form = (email: string, password: string) => {
  const data = new FormData();
  data.set('email', email);
  data.set('password', password);
  return data;
};
const answering = (status: number, body: unknown) => {
  const transport = vi.fn(async () => ({ status, headers: new Headers(), body }));
  return { client: createClient(transport), transport };
};

test('e-mail and password are required, and nothing is sent without them', async () => {
  const { client, transport } = answering(200, {});
  expect(await logIn(client, form(' ', ''))).toMatchObject({ missing: ['email', 'password'], text: null });
  expect(await logIn(client, form('a@example.com', ''))).toMatchObject({
    missing: ['password'],
    email: 'a@example.com',
  });
  expect(transport).not.toHaveBeenCalled();
});

test.each([
  [401, { success: false, message: 'No', error: 'auth.failed' }, 'wrong'],
  [429, { success: false, message: 'No', error: 'auth.locked' }, 'locked'],
  [500, { success: false, message: 'Server error occurred', error: 'server.failed' }, 'server'],
])('the answer %i is told as “%s”', async (status, body, text) => {
  const { client } = answering(status, body);
  expect(await logIn(client, form('a@example.com', 'secret'))).toMatchObject({ status, text, email: 'a@example.com' });
});

test('no answer is a network error', async () => {
  const client = createClient(async () => {
    throw new TypeError('fetch failed');
  });
  expect(await logIn(client, form('a@example.com', 'secret'))).toMatchObject({ status: 503, text: 'network' });
});

test('what succeeds leaves nothing to say', async () => {
  const { client } = answering(200, { success: true, data: {}, user: {} });
  expect(await logIn(client, form('a@example.com', 'secret'))).toBeNull();
});
