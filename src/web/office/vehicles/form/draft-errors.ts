import { HIGHEST_MILEAGE, HIGHEST_RATE } from '#kernel/vehicle-limits.ts';
import type { Draft, DraftField } from './draft.ts';

/** What is wrong of a field, by the name of its sentence. */
export type DraftError = 'brand' | 'model' | 'category' | 'mileage' | 'dailyRate' | 'rate' | 'rateTooHigh';
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

/** What the form must have and what it may hold (document 2, section 5). What is chosen cannot be wrong. */
export const errorsOf = (draft: Draft): DraftErrors => {
  const found: [DraftField, DraftError | undefined][] = [
    ['brand', draft.brand.trim() === '' ? 'brand' : undefined],
    ['model', draft.model.trim() === '' ? 'model' : undefined],
    ['categoryId', draft.categoryId === '' ? 'category' : undefined],
    ['mileage', isWhole(draft.mileage) ? undefined : 'mileage'],
    ['dailyRate', draft.dailyRate === '' ? 'dailyRate' : rateError(draft.dailyRate)],
    ['weeklyRate', draft.weeklyRate === '' ? undefined : rateError(draft.weeklyRate)],
    ['monthlyRate', draft.monthlyRate === '' ? undefined : rateError(draft.monthlyRate)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
};

const isWhole = (text: string) => /^\d{0,7}$/.test(text) && Number(text) <= HIGHEST_MILEAGE;

const rateError = (text: string): DraftError | undefined => {
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return 'rate';
  return Number(text) > HIGHEST_RATE ? 'rateTooHigh' : undefined;
};
