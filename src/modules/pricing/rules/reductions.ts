import { least, minus, negative, nothing, plus, type Satang, satang, times } from '#kernel/money.ts';
import { bestPromotion, type Occasion, type Promotion, type TypedCode } from './promotions.ts';
import { type AppliedPromotion, type Quote, type QuoteLine, quoteLine } from './quote.ts';

type Offered = Readonly<{ promo: TypedCode | null; points: number; automatic: readonly Promotion[] }>;

type Reductions = Readonly<{
  lines: QuoteLine[];
  /** What discount and points take off together; not negative. */
  amount: Satang;
  applied: AppliedPromotion | null;
  promo: Quote['promo'];
}>;

/** What comes off before tax: at most one discount, and points beside it, together never more than the vehicle. */
export const reductionsOf = ({ promo: typed, points, automatic }: Offered, occasion: Occasion): Reductions => {
  const { applied, promo } = bestPromotion({ typed, automatic }, occasion);
  const off = applied?.amount ?? nothing;
  const spent = spendable(points, minus(occasion.vehiclePrice, off));
  return {
    lines: [...(applied ? [discountLine(applied)] : []), ...(spent > 0 ? [pointsLine(spent)] : [])],
    amount: plus(off, worth(spent)),
    applied,
    promo,
  };
};

const ONE_BAHT = satang(100);

const worth = (points: number): Satang => times(ONE_BAHT, points);

// Points are whole: the satang of a price cannot be paid with them.
const spendable = (points: number, price: Satang) => Math.max(0, Math.floor(least(worth(points), price) / ONE_BAHT));

const discountLine = ({ name, rate, amount }: AppliedPromotion): QuoteLine =>
  quoteLine({ kind: 'discount', due: 'online', name, rate, amount: negative(amount) });

const pointsLine = (points: number): QuoteLine =>
  quoteLine({ kind: 'points', due: 'online', quantity: points, amount: negative(worth(points)) });
