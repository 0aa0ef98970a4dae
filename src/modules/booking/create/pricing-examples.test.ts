import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { BOOKED_AT, type Chosen, outcomeOf, pricingExamples } from '#test/builders/pricing-examples.ts';
import { idOf, type StoredPriceList, storePriceList, storeTerms } from '#test/builders/stored-price-list.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let stored: StoredPriceList;

beforeAll(async () => {
  app = await freshApp({ now: BOOKED_AT });
  stored = await app.step(({ tx }) => storePriceList(tx));
});
afterAll(() => app.close());

const calculate = async (chosen: Chosen) => {
  await app.step(({ tx }) => storeTerms(tx, chosen));
  const { addons, insurance, code, plan, fee } = chosen;
  return app.call('POST /booking-pricing/calculate', {
    body: {
      vehicleId: idOf(stored.vehicles, chosen.vehicle),
      startDate: chosen.pickUp,
      endDate: chosen.dropOff,
      selectedAddons: addons.map(({ name, quantity }) => ({ addonId: idOf(stored.addons, name), quantity })),
      selectedInsurance: insurance && {
        packageId: idOf(stored.insurance, insurance.name),
        payAt: insurance.payAt,
      },
      paymentPlan: plan,
      ...(code !== null && { promoCode: code }),
      ...(fee > 0 && { paymentMethod: 'card' }),
    },
  });
};

// docs/rules/pricing.md, every example that a guest can ask for.
const guestExamples = pricingExamples.filter(({ overHttp }) => overHttp);

test.each(guestExamples.map((example) => [example.title, example] as const))(
  '%s',
  async (_title, { chosen, outcome }) => {
    const { status, body } = await calculate(chosen);
    expect(status).toBe(200);
    expect(outcomeOf(body.data, fromBaht)).toEqual(outcome);
    const [first] = outcome.seasons;
    expect(body.data.appliedSeasonalRate?.name.en).toBe(first && first.days > 0 ? first.name : undefined);
  },
);

test('a code may be typed in small letters', async () => {
  const example = guestExamples.find(({ outcome }) => outcome.codeIs === 'applied');
  if (!example) throw new Error('No example with a code');
  const { body } = await calculate({ ...example.chosen, code: example.chosen.code?.toLowerCase() ?? null });
  expect(outcomeOf(body.data, fromBaht)).toEqual(example.outcome);
});
