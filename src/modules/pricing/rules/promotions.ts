import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, least, nothing, portion, type Satang } from '#kernel/money.ts';
import type { AppliedPromotion, Named, PromoStatus } from './quote.ts';

export type Promotion = Readonly<{
  id: string;
  trigger: 'code' | 'automatic';
  code: string | null;
  name: Named;
  discount: { percent: number } | { fixed: Satang };
  minRentalDays: number;
  /** Bangkok dates between booking and pick-up. */
  minAdvanceDays: number;
  maxDiscount: Satang | null;
  /** Both ends belong to it; tested on the day of booking. */
  validFrom: CalendarDate;
  validTo: CalendarDate;
  isUsedUp: boolean;
  isActive: boolean;
}>;

type Occasion = Readonly<{ today: CalendarDate; pickUpDate: CalendarDate; days: number; vehiclePrice: Satang }>;

export type Asked = Readonly<{
  /** What the customer typed, in capitals; null when nothing was typed. */
  code: string | null;
  codePromotion: Promotion | null;
  /** The setting `enablePromoCodes`. Automatic offers have their own switch. */
  codesEnabled: boolean;
  automatic: readonly Promotion[];
}>;

/** Discounts never stack: the one that saves most applies, and between equals the code that was typed. */
export const bestPromotion = (
  { code, codePromotion, codesEnabled, automatic }: Asked,
  occasion: Occasion,
): { applied: AppliedPromotion | null; promo: { code: string; status: PromoStatus } | null } => {
  const refusal = code === null ? null : codeRefusal(codePromotion, codesEnabled, occasion);
  const usable = automatic.filter((offer) => whyNot(offer, occasion) === null);
  const candidates = codePromotion && refusal === null ? [codePromotion, ...usable] : usable;
  const applied = candidates
    .map((promotion) => applyTo(promotion, occasion.vehiclePrice))
    .reduce<AppliedPromotion | null>((best, one) => (one.amount > (best?.amount ?? nothing) ? one : best), null);
  if (code === null) return { applied, promo: null };
  const status = refusal ?? (applied?.id === codePromotion?.id ? 'applied' : 'another-saves-more');
  return { applied, promo: { code, status } };
};

const codeRefusal = (promotion: Promotion | null, enabled: boolean, occasion: Occasion): PromoStatus | null => {
  if (!enabled) return 'switched-off';
  return promotion ? whyNot(promotion, occasion) : 'unknown';
};

const whyNot = (promotion: Promotion, { today, pickUpDate, days }: Occasion): PromoStatus | null => {
  if (!promotion.isActive) return 'unknown';
  if (today < promotion.validFrom) return 'not-yet-valid';
  if (today > promotion.validTo) return 'expired';
  if (days < promotion.minRentalDays) return 'too-short';
  if (daysBetween(today, pickUpDate) < promotion.minAdvanceDays) return 'too-late';
  return promotion.isUsedUp ? 'used-up' : null;
};

const applyTo = (promotion: Promotion, vehiclePrice: Satang): AppliedPromotion => {
  const { discount, maxDiscount } = promotion;
  const wanted = 'percent' in discount ? portion(vehiclePrice, discount.percent, BASIS_POINTS) : discount.fixed;
  return {
    id: promotion.id,
    name: promotion.name,
    code: promotion.code,
    isAutomatic: promotion.trigger === 'automatic',
    amount: least(wanted, maxDiscount ?? wanted, vehiclePrice),
  };
};
