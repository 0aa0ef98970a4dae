import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneUse } from '#test/builders/promotions.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addPromotions, promotionByCode, redeemPromotion, returnPromotion } from './index.ts';

let app: TestApp;
const once = oneUse();

beforeAll(async () => {
  app = await freshApp();
  await app.step(({ tx }) => addPromotions(tx, [once]));
});
afterAll(() => app.close());

const redeem = () => app.step((ctx) => redeemPromotion(ctx, once.id));
const isUsedUp = () => app.step(async ({ tx }) => (await promotionByCode(tx, 'ONCE'))?.isUsedUp);

test('whoever redeems a promotion waits for another who does, and is refused where that was its last use', async () => {
  const second = await whileUncommitted(
    app,
    (ctx) => redeemPromotion(ctx, once.id),
    () => redeem().catch((refused: unknown) => refused),
  );
  expect(second).toMatchObject({ status: 409, code: 'pricing.promotion-used-up' });
  // One use was counted, so returning it makes the promotion available again.
  await app.step((ctx) => returnPromotion(ctx, once.id));
  expect(await isUsedUp()).toBe(false);
  await redeem();
  expect(await isUsedUp()).toBe(true);
});
