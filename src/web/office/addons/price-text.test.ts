import { expect, test } from 'vitest';
import { priceTexts } from './price-text.ts';

const nothing = { useFixedPricing: false, fixedPrice: null, dailyPrice: null, weeklyPrice: null, monthlyPrice: null };
const all = { dailyPrice: 150, weeklyPrice: 750.5, monthlyPrice: 2400 };

test.each([
  [{ useFixedPricing: true, fixedPrice: 300 }, 'Fixed: ฿300'],
  [{ useFixedPricing: true, fixedPrice: 0, ...all }, 'Free'],
  [{ fixedPrice: 300, ...all }, 'Daily: ฿150 | Weekly: ฿750.5 | Monthly: ฿2400'],
  [{ useFixedPricing: true, ...all }, 'Daily: ฿150 | Weekly: ฿750.5 | Monthly: ฿2400'],
  [{ weeklyPrice: 700 }, 'Weekly: ฿700'],
  [{ dailyPrice: 0 }, 'Free'],
  [{ dailyPrice: 0, weeklyPrice: 700 }, 'Daily: ฿0 | Weekly: ฿700'],
  [{ useFixedPricing: true }, 'No pricing set'],
  [{}, 'No pricing set'],
])('%j is told as %s', (values, text) => {
  const names = { fixed: 'Fixed', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };
  const words = { free: 'Free', none: 'No pricing set' };
  const texts = priceTexts({ ...nothing, ...values }, (part, baht) => `${names[part]}: ฿${baht}`, words);
  expect(texts.join(' | ')).toBe(text);
});
