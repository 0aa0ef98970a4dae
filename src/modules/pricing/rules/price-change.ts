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

/** A season of one day begins and ends on it. */
export const refuseBackwards = ({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }): void => {
  if (endDate < startDate) throw seasonBackwards();
};

/** An empty list of categories means all of them, and so does `all` beside others. */
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

/** The code in capitals, and the name: an automatic offer has no code, a code without a name is called by itself. */
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

/** Refuses what no promotion may be, and a limit below what was used. */
export const refuseWrongPromotion = (typed: TypedPromotion, used: number): void => {
  const { discountType, discountValue, validFrom, validTo, usageLimit } = typed;
  if (discountType === 'percentage' && discountValue > 100) throw percentTooHigh();
  if (validTo < validFrom) throw validityBackwards();
  if (usageLimit && usageLimit < used) throw limitBelowUses(used);
};
