import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { expect, test } from 'vitest';
import { sendForm } from './send-form.ts';

const sent = (serverAction: () => Promise<unknown>) => ({
  request: new Request('http://site.example/contact', { method: 'POST', body: new URLSearchParams({ name: 'Mali' }) }),
  serverAction,
});
const nameIn = (form: FormData) => ({ name: form.get('name') });

test('a form that arrives is answered by the server', async () => {
  expect(
    await sendForm(
      sent(async () => 'thanks'),
      nameIn,
    ),
  ).toBe('thanks');
});

test('the form is still there for the server to read', async () => {
  const { request } = sent(async () => null);
  await sendForm({ request, serverAction: async () => null }, nameIn);
  expect(nameIn(await request.formData())).toEqual({ name: 'Mali' });
});

test.each([
  ['the connection breaks', new TypeError('Failed to fetch')],
  ['a proxy answers', new ErrorResponseImpl(502, 'Bad Gateway', '<h1>Bad Gateway</h1>')],
  ['a limit before the product is reached', new ErrorResponseImpl(429, 'Too Many Requests', '')],
  ['the answer breaks off', new Error('Unable to decode turbo-stream response')],
])('where %s, what was typed stays', async (_, reason) => {
  const breaks = sent(() => Promise.reject(reason));
  expect(await sendForm(breaks, nameIn)).toMatchObject({ data: { name: 'Mali' }, init: { status: 503 } });
});

test.each([
  ['a redirect', new Response(null, { status: 302 })],
  ['a page that is not there', new ErrorResponseImpl(404, 'Not Found', null)],
])('%s is the answer', async (_, reason) => {
  await expect(
    sendForm(
      sent(() => Promise.reject(reason)),
      nameIn,
    ),
  ).rejects.toBe(reason);
});
