import { type Satang, sum } from '#kernel/money.ts';

export type Named = Readonly<{ en: string; th: string | null }>;

export type QuoteLine = Readonly<{
  kind:
    | 'vehicle'
    | 'season'
    | 'addon'
    | 'insurance'
    | 'insurance-at-pickup'
    | 'fee'
    | 'discount'
    | 'points'
    | 'tax'
    | 'rounding'
    | 'late-fee'
    | 'claim'
    | 'processing-fee';
  /** `online` lines add up to the total; `information` lines are in no sum. */
  due: 'online' | 'pickup' | 'fee' | 'information';
  name: Named | null;
  quantity: number;
  unit: 'month' | 'week' | 'day' | 'piece';
  unitPrice: Satang | null;
  /** The number of rental days that a season adjusts. */
  days: number | null;
  /** In basis points: of the tax, of the fee, of a percentage discount, or a season's multiplier. */
  rate: number | null;
  amount: Satang;
}>;

export type SeasonTouch = Readonly<{
  /** Absent in quotes stored before they kept it, if the season no longer existed when ids were backfilled. */
  id?: string;
  name: Named;
  description: string;
  /** In basis points. */
  multiplier: number;
  priority: number;
  /** The rental days that the season covers, and on how many of them it is the one that applies. */
  days: number;
  daysApplied: number;
}>;

/** The result of checking a promo code: `applied` even if there was nothing left to discount. */
export type PromoCodeStatus =
  | 'applied'
  | 'another-saves-more'
  | 'unknown'
  | 'not-yet-valid'
  | 'expired'
  | 'too-short'
  | 'too-late'
  | 'used-up'
  | 'used-before'
  | 'switched-off';

export type AppliedPromotion = Readonly<{
  id: string;
  name: Named;
  code: string | null;
  isAutomatic: boolean;
  /** In basis points of the vehicle price; null for a fixed amount. */
  rate: number | null;
  /** The discount after its cap; positive. */
  amount: Satang;
}>;

/** The price of a rental, line by line. Plain data, stored with the booking as agreed. */
export type Quote = Readonly<{
  days: number;
  lines: readonly QuoteLine[];
  subtotal: Satang;
  discount: Satang;
  tax: Satang;
  taxIncluded: boolean;
  total: Satang;
  processingFee: Satang;
  dueNow: Satang;
  dueAtPickUp: Satang;
  depositAmount: Satang | null;
  savings: Satang;
  securityDeposit: Satang;
  seasons: readonly SeasonTouch[];
  promo: { code: string; status: PromoCodeStatus } | null;
  appliedPromotion: AppliedPromotion | null;
}>;

/** Fills in a line's optional fields with their defaults. */
export const quoteLine = (line: Pick<QuoteLine, 'kind' | 'due' | 'amount'> & Partial<QuoteLine>): QuoteLine => ({
  name: null,
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
  rate: null,
  ...line,
});

export const sumOfLines = (lines: readonly QuoteLine[]): Satang => sum(lines.map(({ amount }) => amount));
