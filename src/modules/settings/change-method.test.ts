import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await freshApp();
  admin = await signedInAs(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

const list = async () => (await app.call('GET /admin/payment-methods', { headers: admin.headers })).body.data;
const change = (methodType: string, body: object) =>
  app.call('PATCH /admin/payment-methods/:methodType', { headers: admin.headers, params: { methodType }, body });

test('a method is mergeChange by itself, and every other stays as it is and where it is', async () => {
  const before = await list();
  const mergeChange = { minAmount: 100, maxAmount: 20_000, processingFee: 2.5 };
  expect((await change('promptpay', mergeChange)).body.data).toMatchObject({ methodType: 'promptpay', ...mergeChange });
  await change('card', { description: 'Visa and Mastercard' });
  expect(await list()).toEqual(
    before.map((method) => ({
      ...method,
      ...(method.methodType === 'promptpay' && mergeChange),
      ...(method.methodType === 'card' && { description: 'Visa and Mastercard' }),
    })),
  );
});

test('a method that nobody knows is not found', async () => {
  expect((await change('cowrie', { minAmount: 1 })).problem.error).toBe('settings.method-not-found');
});

test('what was typed of a method is judged, every field at once', async () => {
  const typed = { displayName: ' ', minAmount: '', maxAmount: -5, processingFee: '3 %' };
  const { status, problem } = await change('promptpay', typed);
  expect(status).toBe(422);
  expect(problem.messages).toEqual({
    displayName: 'Display name is required',
    minAmount: 'Use a number',
    maxAmount: 'Use 0 or more',
    processingFee: 'Use a number',
  });
  const { problem: backwards } = await change('promptpay', { minAmount: 500, maxAmount: 100 });
  expect(backwards.messages).toEqual({ maxAmount: 'The highest amount must not be below the lowest' });
});
