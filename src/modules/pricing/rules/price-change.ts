import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

type Sent<Typed> = { readonly [Name in keyof Typed]?: unknown };

const runsBackwards = (first: unknown, last: unknown) =>
  typeof first === 'string' && typeof last === 'string' && last !== '' && last < first;

/** An end before the start, in a season as it was sent. A season of one day starts and ends on that day. */
export const seasonProblems = ({
  startDate,
  endDate,
}: Sent<{ startDate: CalendarDate; endDate: CalendarDate }>): FieldProblems =>
  runsBackwards(startDate, endDate) ? { endDate: fieldProblem('season.backwards') } : {};

/** The chosen category ids; null, which means all categories, for an empty list or one with `all`. */
export const categoriesChosen = (chosen: readonly string[]): string[] | null =>
  chosen.length === 0 || chosen.includes('all') ? null : [...new Set(chosen)];

type TypedPromotion = Readonly<{
  trigger: 'code' | 'automatic';
  code?: string | null | undefined;
  name?: string | undefined;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
  validFrom: CalendarDate;
  validTo: CalendarDate;
  usageLimit?: number | null | undefined;
}>;

const CODE = /^[A-Z0-9_-]+$/;

/** The normalised code and name: automatic offers have no code; a promo code is its own name if none is given. */
export const codeAndName = ({ trigger, code, name = '' }: Pick<TypedPromotion, 'trigger' | 'code' | 'name'>) => {
  if (trigger === 'automatic') return { code: null, name };
  const capitals = (code ?? '').toUpperCase();
  return { code: capitals, name: name || capitals };
};

/**
 * All that is wrong with a promotion as it was sent, besides the shape of its fields: a missing name or code, a malformed
 * code, more than 100 percent, validity that runs backwards, a usage limit below the uses so far.
 */
export const promotionProblems = (sent: Sent<TypedPromotion>, used = 0): FieldProblems => {
  const { discountType = 'percentage', discountValue, usageLimit } = sent;
  return {
    ...nameProblems(sent),
    ...(discountType === 'percentage' &&
      typeof discountValue === 'number' &&
      discountValue > 100 && { discountValue: fieldProblem('promotion.percent') }),
    ...(runsBackwards(sent.validFrom, sent.validTo) && { validTo: fieldProblem('promotion.backwards') }),
    ...(typeof usageLimit === 'number' &&
      usageLimit > 0 &&
      usageLimit < used && { usageLimit: fieldProblem('promotion.limit-below-uses', { used }) }),
  };
};

/** Fields as they were sent may hold anything: what is no text counts as none. */
const textOf = (sent: unknown) => (typeof sent === 'string' ? sent.trim() : '');

const nameProblems = ({ trigger = 'code', code, name }: Sent<TypedPromotion>): FieldProblems => {
  if (trigger === 'automatic') return textOf(name) ? {} : { name: fieldProblem('name.required') };
  const typed = textOf(code);
  if (!typed) return { code: fieldProblem('code.required') };
  return CODE.test(typed.toUpperCase()) ? {} : { code: fieldProblem('promotion.code-letters') };
};
