import { expect, test } from 'vitest';
import type { InsurancePackageShape } from '#contract/extras.ts';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import { areComparable, barOf, coverOffers } from './cover-offers.ts';

const option = (code: string, deductible: number, risks: InsuredRisk[] = []) => ({
  id: code,
  deductible,
  maxCoverage: 100_000,
  insuranceOption: { id: code, code, name: code, nameInThai: code === 'PAI' ? 'อุบัติเหตุ' : null, risks },
});
const complete: InsurancePackageShape = {
  id: 'complete',
  name: 'Complete',
  nameInThai: 'ครบถ้วน',
  shortDescription: 'Everything',
  shortDescriptionInThai: 'ทุกอย่าง',
  description: 'Car, people and luggage',
  descriptionInThai: null,
  paymentOption: 'both',
  highlights: ['a', 'b', 'c', 'd', 'e'],
  highlightsInThai: [],
  termsAndConditions: ['first', 'second'],
  termsAndConditionsInThai: [],
  packageOptions: [option('SCDW', 0), option('PAI', 0), option('PEC', 1000)],
  pricing: [
    { category: { id: 'suv', name: 'SUV', nameInThai: null }, dailyRate: 750, weeklyRate: null, monthlyRate: null },
  ],
};

test('a card leads with what the customer pays at most for the car', () => {
  expect(coverOffers([complete], 'en')[0]).toMatchObject({ excess: 0, codes: 'SCDW, PAI, PEC', dailyRate: 750 });
});

test('a package covers what any of its options covers; while one of them says nothing, nothing is compared', () => {
  const packageOptions = [option('SCDW', 0, ['collision', 'theft']), option('PAI', 0, ['people'])];
  const offers = coverOffers([{ ...complete, packageOptions }], 'en');
  expect(offers[0]?.risks).toEqual(['collision', 'theft', 'people']);
  expect(areComparable(offers)).toBe(true);
  const silent = coverOffers([{ ...complete, packageOptions: [...packageOptions, option('PEC', 0)] }], 'en');
  expect(silent[0]?.risks).toBeNull();
  expect(areComparable([...offers, ...silent])).toBe(false);
});

test('cover of people alone leaves the car without a limit', () => {
  expect(coverOffers([{ ...complete, packageOptions: [option('PAI', 0)] }], 'en')[0]?.excess).toBeNull();
});

test('a card says where it is paid only while some cover is not paid online', () => {
  const online = { ...complete, paymentOption: 'online' } as const;
  const said = (...packages: InsurancePackageShape[]) =>
    coverOffers(packages, 'en').map(({ saysWherePaid }) => saysWherePaid);
  expect(said(online, online)).toEqual([false, false]);
  expect(said(online, { ...online, paymentOption: 'pickup' })).toEqual([true, true]);
});

test('a card says the most that the cover pays', () => {
  const limits = coverOffers([complete, { ...complete, packageOptions: [] }], 'en').map(({ limit }) => limit);
  expect(limits).toEqual([100_000, null]);
});

test('four highlights and the first of the terms are shown, the rest on demand', () => {
  expect(coverOffers([complete], 'en')[0]).toMatchObject({
    highlights: ['a', 'b', 'c', 'd'],
    moreHighlights: ['e'],
    terms: 'first',
    moreTerms: ['second'],
  });
});

test('each option says what is paid at most and up to how much it covers', () => {
  expect(coverOffers([complete], 'en')[0]?.options.at(-1)).toEqual({
    id: 'PEC',
    code: 'PEC',
    name: 'PEC',
    excess: 1000,
    limit: 100_000,
  });
});

test('what has no Thai version is shown in English', () => {
  const [offer] = coverOffers([complete], 'th');
  expect(offer).toMatchObject({ name: 'ครบถ้วน', highlights: ['a', 'b', 'c', 'd'] });
  expect(offer?.texts).toEqual(['ทุกอย่าง', 'Car, people and luggage']);
  expect(offer?.options.map(({ name }) => name)).toEqual(['SCDW', 'อุบัติเหตุ', 'PEC']);
});

test('the bar is full without a limit and shows a trace at nothing', () => {
  expect([barOf(null, 20_000), barOf(20_000, 20_000), barOf(5000, 20_000), barOf(0, 20_000), barOf(0, 0)]).toEqual([
    100, 62, 16, 2, 2,
  ]);
});
