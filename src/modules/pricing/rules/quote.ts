import { type Satang, sum } from '#kernel/money.ts';

export type Named = Readonly<{ en: string; th: string | null }>;

export type QuoteLine = Readonly<{
  kind:
    | 'vehicle'
    | 'season'
    | 'addon'
    | 'insurance'
    | 'insurance-at-pickup'
    | 'discount'
    | 'points'
    | 'tax'
    | 'rounding'
    | 'late-fee'
    | 'processing-fee';
  /** `online` lines add up to the total; `information` is in no sum. */
  due: 'online' | 'pickup' | 'fee' | 'information';
  name: Named | null;
  quantity: number;
  unit: 'month' | 'week' | 'day' | 'piece';
  unitPrice: Satang | null;
  /** Rental days that a season adjusts. */
  days: number | null;
  /** Basis points: of the tax, of the fee, of a discount by percentage, or a season's multiplier. */
  rate: number | null;
  amount: Satang;
}>;

export type SeasonTouch = Readonly<{
  /** Absent where it was stored before quotes kept it, and its season was gone when the others were given theirs. */
  id?: string;
  name: Named;
  description: string;
  /** Basis points. */
  multiplier: number;
  priority: number;
  /** Rental days it covers, and of these the days on which it is the one that applies. */
  days: number;
  daysApplied: number;
}>;

/** What became of a code: `applied` also where there was nothing left to take off. */
export type PromoCodeStatus =
  | 'applied'
  | 'another-saves-more'
  | 'unknown'
  | 'not-yet-valid'
  | 'expired'
  | 'too-short'
  | 'too-late'
  | 'used-up'
  | 'switched-off';

export type AppliedPromotion = Readonly<{
  id: string;
  name: Named;
  code: string | null;
  isAutomatic: boolean;
  /** Basis points of the vehicle price; null for a fixed sum. */
  rate: number | null;
  /** What it takes off, the cap applied; positive. */
  amount: Satang;
}>;

/** What a rental costs, line by line. Plain data: it is stored with the booking as it was agreed. */
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

/** A line with what most lines leave empty. */
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
