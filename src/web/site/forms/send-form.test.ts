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

test('where the connection breaks, what was typed stays', async () => {
  const breaks = sent(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm(breaks, nameIn)).toMatchObject({ data: { name: 'Mali' }, init: { status: 503 } });
});

test('what else goes wrong is not taken for a broken connection', async () => {
  const elsewhere = new Response(null, { status: 302 });
  await expect(
    sendForm(
      sent(() => Promise.reject(elsewhere)),
      nameIn,
    ),
  ).rejects.toBe(elsewhere);
  await expect(
    sendForm(
      sent(() => Promise.reject(new Error('defect'))),
      nameIn,
    ),
  ).rejects.toThrow('defect');
});
