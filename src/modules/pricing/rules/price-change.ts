import type { CalendarDate } from '#kernel/calendar-date.ts';
import {
  codeMalformed,
  codeRequired,
  limitBelowUses,
  nameRequired,
  percentTooHigh,
  seasonBackwards,
  validityBackwards,
} from './problems.ts';

/** 422 for an end before the start. A season of one day starts and ends on that day. */
export const refuseBackwards = ({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }): void => {
  if (endDate < startDate) throw seasonBackwards();
};

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

/**
 * The normalised code and name: automatic offers have no code; promo codes are upper-cased and serve as their name if
 * none is given. 422 for a missing name or code, or a malformed code.
 */
export const codeAndName = ({ trigger, code, name }: Pick<TypedPromotion, 'trigger' | 'code' | 'name'>) => {
  if (trigger === 'automatic') {
    if (!name) throw nameRequired();
    return { code: null, name };
  }
  const capitals = (code ?? '').toUpperCase();
  if (!capitals) throw codeRequired();
  if (!CODE.test(capitals)) throw codeMalformed();
  return { code: capitals, name: name || capitals };
};

/** 422 for more than 100 percent, validity that runs backwards, or a usage limit below the uses so far. */
export const refuseWrongPromotion = (typed: TypedPromotion, used: number): void => {
  const { discountType, discountValue, validFrom, validTo, usageLimit } = typed;
  if (discountType === 'percentage' && discountValue > 100) throw percentTooHigh();
  if (validTo < validFrom) throw validityBackwards();
  if (usageLimit && usageLimit < used) throw limitBelowUses(used);
};
