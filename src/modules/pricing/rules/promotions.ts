import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, minSatang, portion, type Satang, zeroSatang } from '#kernel/money.ts';
import type { AppliedPromotion, Named, PromoCodeStatus, Quote } from './quote.ts';

export type Promotion = Readonly<{
  id: string;
  trigger: 'code' | 'automatic';
  code: string | null;
  name: Named;
  discount: { basisPoints: number } | { fixed: Satang };
  minRentalDays: number;
  /** The minimum number of Bangkok dates between booking and pick-up. */
  minAdvanceDays: number;
  /** Null or 0: no cap. */
  maxDiscount: Satang | null;
  /** Both ends included; checked against the date of booking. */
  validFrom: CalendarDate;
  validTo: CalendarDate;
  isUsedUp: boolean;
  oncePerCustomer: boolean;
  isActive: boolean;
}>;

export type TypedCode = Readonly<{
  /** In upper case. */
  code: string;
  /** The promotion with this code; null if there is none. */
  promotion: Promotion | null;
  /** The setting `enablePromoCodes`. Automatic offers have their own switch. */
  enabled: boolean;
}>;

export type Occasion = Readonly<{
  today: CalendarDate;
  pickUpDate: CalendarDate;
  days: number;
  /** After seasonal adjustments. */
  vehiclePrice: Satang;
  /** Ids of the promotions that other bookings of the customer use; empty while nobody knows who books. */
  usedBefore: ReadonlySet<string>;
}>;

/** Discounts never stack: the promotion that saves most applies; on a tie, the typed code. */
export const bestPromotion = (
  { typed, automatic }: { typed: TypedCode | null; automatic: readonly Promotion[] },
  occasion: Occasion,
): { applied: AppliedPromotion | null; promo: Quote['promo'] } => {
  const refusal = typed && codeRefusal(typed, occasion);
  const code = typed && !refusal ? typed.promotion : null;
  const offers = automatic.filter((offer) => promotionRefusal(offer, occasion) === null);
  const applied = [...(code ? [code] : []), ...offers]
    .map((promotion) => applyTo(promotion, occasion.vehiclePrice))
    .reduce<AppliedPromotion | null>((best, one) => (one.amount > (best?.amount ?? zeroSatang) ? one : best), null);
  const accepted = applied && applied.id !== code?.id ? 'another-saves-more' : 'applied';
  return { applied, promo: typed && { code: typed.code, status: refusal ?? accepted } };
};

/** Whether a booking made on a day can use the promotion, its rental dates aside. */
export const isOfferedOn = ({ isActive, isUsedUp, validFrom, validTo }: Promotion, day: CalendarDate): boolean =>
  isActive && !isUsedUp && validFrom <= day && day <= validTo;

const codeRefusal = ({ promotion, enabled }: TypedCode, occasion: Occasion): PromoCodeStatus | null => {
  if (!enabled) return 'switched-off';
  return promotion ? promotionRefusal(promotion, occasion) : 'unknown';
};

const promotionRefusal = (
  promotion: Promotion,
  { today, pickUpDate, days, usedBefore }: Occasion,
): PromoCodeStatus | null => {
  if (!promotion.isActive) return 'unknown';
  if (today < promotion.validFrom) return 'not-yet-valid';
  if (today > promotion.validTo) return 'expired';
  if (days < promotion.minRentalDays) return 'too-short';
  if (daysBetween(today, pickUpDate) < promotion.minAdvanceDays) return 'too-late';
  if (promotion.oncePerCustomer && usedBefore.has(promotion.id)) return 'used-before';
  return promotion.isUsedUp ? 'used-up' : null;
};

const applyTo = ({ id, name, code, trigger, discount, maxDiscount }: Promotion, price: Satang): AppliedPromotion => {
  const rate = 'basisPoints' in discount ? discount.basisPoints : null;
  const nominal = 'basisPoints' in discount ? portion(price, discount.basisPoints, BASIS_POINTS) : discount.fixed;
  const amount = minSatang(nominal, maxDiscount || nominal, price);
  return { id, name, code, isAutomatic: trigger === 'automatic', rate, amount };
};
