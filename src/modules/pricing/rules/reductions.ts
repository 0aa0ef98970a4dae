import { minSatang, minus, negative, plus, type Satang, satang, times, zeroSatang } from '#kernel/money.ts';
import { bestPromotion, type Occasion, type Promotion, type TypedCode } from './promotions.ts';
import { type AppliedPromotion, type Named, type Quote, type QuoteLine, quoteLine } from './quote.ts';

/** A discount that staff give: before tax, at most what is left of the vehicle price. Its name is its reason. */
export type HandDiscount = Readonly<{ amount: Satang; name: Named }>;

type Offered = Readonly<{
  promo: TypedCode | null;
  points: number;
  automatic: readonly Promotion[];
  byHand: HandDiscount | null;
}>;

type Reductions = Readonly<{
  lines: QuoteLine[];
  /** The sum of discounts and points; never negative. */
  amount: Satang;
  applied: AppliedPromotion | null;
  promo: Quote['promo'];
}>;

/**
 * The reductions before tax: at most one promotion, what staff gave by hand, and points, together never more than the
 * vehicle price.
 */
export const reductionsOf = ({ promo: typed, points, automatic, byHand }: Offered, occasion: Occasion): Reductions => {
  const { applied, promo } = bestPromotion({ typed, automatic }, occasion);
  const off = applied?.amount ?? zeroSatang;
  const given = byHand ? { ...byHand, amount: minSatang(byHand.amount, minus(occasion.vehiclePrice, off)) } : null;
  const discount = plus(off, given?.amount ?? zeroSatang);
  const spent = spendable(points, minus(occasion.vehiclePrice, discount));
  return {
    lines: [
      ...(applied ? [discountLine(applied)] : []),
      ...(given && given.amount > 0 ? [discountLine({ ...given, rate: null })] : []),
      ...(spent > 0 ? [pointsLine(spent)] : []),
    ],
    amount: plus(discount, worth(spent)),
    applied,
    promo,
  };
};

const ONE_BAHT = satang(100);

const worth = (points: number): Satang => times(ONE_BAHT, points);

// Only whole points are spent, so they cannot pay the satang of a price.
const spendable = (points: number, price: Satang) =>
  Math.max(0, Math.floor(minSatang(worth(points), price) / ONE_BAHT));

const discountLine = ({ name, rate, amount }: Pick<AppliedPromotion, 'name' | 'rate' | 'amount'>): QuoteLine =>
  quoteLine({ kind: 'discount', due: 'online', name, rate, amount: negative(amount) });

const pointsLine = (points: number): QuoteLine =>
  quoteLine({ kind: 'points', due: 'online', quantity: points, amount: negative(worth(points)) });
