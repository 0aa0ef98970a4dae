import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { fillWithDemo } from './fill-with-demo.ts';

const now = '2026-11-20T12:00';
const options = { seed: 20_260, log: createLog('silent') };
let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now });
  await fillWithDemo(app.step, options);
});
afterAll(() => app.close());

test('a visitor finds about forty vehicles of every body type, each with its picture', async () => {
  const { body } = await app.call('GET /vehicles', { query: { limit: 100 } });
  expect(body.data.length).toBeGreaterThanOrEqual(38);
  expect(new Set(body.data.map(({ bodyType }) => bodyType)).size).toBe(9);
  expect(body.data.every(({ images }) => /^\/drawings\/[a-z-]+\.svg\?paint=[0-9a-f]{6}$/.test(images[0] ?? ''))).toBe(
    true,
  );
  console.log(body.data.map((v) => [v.brand, v.model, v.bodyType, v.dailyRate].join(' ')).join('\n'));
});
