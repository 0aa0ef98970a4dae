import { expect, test } from 'vitest';
import { coverFrom, draftOf, rateFrom, sentOf } from './package-draft.ts';

const begun = draftOf(null);

test('an option comes with its own deductible and a coverage of 100,000, a category at rates 0', () => {
  expect(coverFrom({ id: 'cdw', defaultDeductible: 1500 })).toEqual({
    optionId: 'cdw',
    deductible: '1500',
    maxCoverage: '100000',
  });
  expect(rateFrom('suv')).toEqual({ categoryId: 'suv', dailyRate: '0', weeklyRate: '0', monthlyRate: '0' });
});

test('blank lines are dropped, and an empty weekly or monthly rate is none', () => {
  const pricing = [{ categoryId: 'suv', dailyRate: '150.5', weeklyRate: '', monthlyRate: '0' }];
  expect(sentOf({ ...begun, highlights: 'No excess\n\n  \nGlass ', nameInThai: ' ', pricing })).toMatchObject({
    highlights: ['No excess', 'Glass'],
    nameInThai: null,
    paymentOption: 'online',
    displayOrder: 0,
    isActive: true,
    pricing: [{ categoryId: 'suv', dailyRate: 150.5, weeklyRate: null, monthlyRate: 0 }],
  });
});
