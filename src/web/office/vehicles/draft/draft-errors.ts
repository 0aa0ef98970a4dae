import { type ProblemParams, problemParams } from '#kernel/problem-params.ts';
import { HIGHEST_MILEAGE, HIGHEST_RATE } from '#kernel/vehicle-limits.ts';
import type { ProblemKey } from '../../../problems/problem-words.ts';
import type { Draft, DraftField } from './draft.ts';

export type DraftError = Readonly<{ code: ProblemKey; params?: ProblemParams }>;
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

/** What the form must have and what it may hold (document 2, section 5). What is chosen cannot be wrong. */
export const errorsOf = (draft: Draft): DraftErrors => {
  const found: [DraftField, DraftError | undefined][] = [
    ['brand', draft.brand.trim() === '' ? { code: 'fleet.brand-required' } : undefined],
    ['model', draft.model.trim() === '' ? { code: 'fleet.model-required' } : undefined],
    ['categoryId', draft.categoryId === '' ? { code: 'fleet.category-required' } : undefined],
    ['mileage', isWhole(draft.mileage) ? undefined : { code: 'fleet.mileage' }],
    ['dailyRate', draft.dailyRate === '' ? { code: 'fleet.daily-rate-required' } : rateError(draft.dailyRate)],
    ['weeklyRate', draft.weeklyRate === '' ? undefined : rateError(draft.weeklyRate)],
    ['monthlyRate', draft.monthlyRate === '' ? undefined : rateError(draft.monthlyRate)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
};

const isWhole = (text: string) => /^\d{0,7}$/.test(text) && Number(text) <= HIGHEST_MILEAGE;

const rateError = (text: string): DraftError | undefined => {
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { code: 'fleet.rate' };
  return Number(text) > HIGHEST_RATE
    ? { code: 'fleet.rate-too-high', params: problemParams({ max: HIGHEST_RATE }) }
    : undefined;
};
