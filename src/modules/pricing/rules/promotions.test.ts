import { expect, test } from 'vitest';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { bestPromotion, type Promotion } from './promotions.ts';

const promotion: Promotion = {
  id: 'ten',
  trigger: 'code',
  code: 'TEN',
  name: { en: 'Ten percent', th: null },
  discount: { basisPoints: 10_00 },
  minRentalDays: 1,
  minAdvanceDays: 0,
  maxDiscount: null,
  validFrom: '2026-06-01',
  validTo: '2026-06-30',
  isUsedUp: false,
  oncePerCustomer: false,
  isActive: true,
};
const offer: Promotion = { ...promotion, id: 'offer', trigger: 'automatic', code: null };
const occasion = {
  today: '2026-06-10',
  pickUpDate: '2026-06-20',
  days: 3,
  vehiclePrice: fromBaht(3_000),
  usedBefore: new Set(['ten', 'offer']),
};

const typing = (changes: Partial<Promotion>, enabled = true) =>
  bestPromotion({ typed: { code: 'TEN', promotion: { ...promotion, ...changes }, enabled }, automatic: [] }, occasion);
const offering = (...automatic: Promotion[]) => bestPromotion({ typed: null, automatic }, occasion);

test.each<[string, Partial<Promotion>, string]>([
  ['a code applies on its first day', { validFrom: '2026-06-10' }, 'applied'],
  ['a code applies on its last day', { validTo: '2026-06-10' }, 'applied'],
  ['not before its first day', { validFrom: '2026-06-11' }, 'not-yet-valid'],
  ['not after its last day', { validTo: '2026-06-09' }, 'expired'],
  ['a code may ask for days', { minRentalDays: 3 }, 'applied'],
  ['and refuse fewer', { minRentalDays: 4 }, 'too-short'],
  ['a code may ask to be early', { minAdvanceDays: 10 }, 'applied'],
  ['and refuse the late', { minAdvanceDays: 11 }, 'too-late'],
  ['a code that was switched off is unknown', { isActive: false }, 'unknown'],
  ['a code may be used up', { isUsedUp: true }, 'used-up'],
  ['a code may be once per customer', { oncePerCustomer: true }, 'used-before'],
  ['who used another code gets it', { id: 'eleven', oncePerCustomer: true }, 'applied'],
])('%s', (_rule, changes, status) => {
  const { promo, applied } = typing(changes);
  expect(promo).toEqual({ code: 'TEN', status });
  expect(applied?.amount).toBe(status === 'applied' ? fromBaht(300) : undefined);
});

test('the switch for promo codes stops codes, not offers', () => {
  const typed = { code: 'TEN', promotion, enabled: false };
  expect(bestPromotion({ typed, automatic: [] }, occasion)).toEqual({
    applied: null,
    promo: { code: 'TEN', status: 'switched-off' },
  });
  expect(bestPromotion({ typed, automatic: [offer] }, occasion).applied?.id).toBe('offer');
});

test('a code that does not apply leaves the offer that would apply without it', () => {
  const typed = { code: 'TEN', promotion: { ...promotion, isUsedUp: true }, enabled: true };
  const { applied, promo } = bestPromotion({ typed, automatic: [offer] }, occasion);
  expect(applied).toMatchObject({ id: 'offer', isAutomatic: true, amount: fromBaht(300) });
  expect(promo?.status).toBe('used-up');
});

test('an offer that is switched off, over, used up or used before does not apply', () => {
  const cases = [{ isActive: false }, { validTo: '2026-06-09' }, { isUsedUp: true }, { oncePerCustomer: true }];
  for (const changes of cases) expect(offering({ ...offer, ...changes }).applied).toBeNull();
});

test('of several offers the one that saves most applies', () => {
  const better = { ...offer, id: 'better', discount: { fixed: fromBaht(301) } };
  expect(offering(offer, better).applied?.id).toBe('better');
  expect(offering(better, offer).applied?.id).toBe('better');
});

test('a cap of 0, as the form stores it, is no cap', () => {
  expect(typing({ maxDiscount: zeroSatang }).applied?.amount).toBe(fromBaht(300));
  expect(typing({ maxDiscount: fromBaht(200) }).applied?.amount).toBe(fromBaht(200));
});

test('a cap holds for a fixed sum too', () => {
  expect(typing({ discount: { fixed: fromBaht(900) }, maxDiscount: fromBaht(200) }).applied?.amount).toBe(
    fromBaht(200),
  );
});

test('where nothing is left to take off nothing applies, and no other is said to save more', () => {
  const typed = { code: 'TEN', promotion, enabled: true };
  const free = { ...occasion, vehiclePrice: zeroSatang };
  expect(bestPromotion({ typed, automatic: [offer] }, free)).toEqual({
    applied: null,
    promo: { code: 'TEN', status: 'applied' },
  });
});
