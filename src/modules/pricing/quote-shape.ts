import type { z } from 'zod';
import type { QuoteShape } from '#contract/pricing.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { BASIS_POINTS, type Satang, toBaht } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import type { Quote, QuoteLine, SeasonTouch } from './rules/quote.ts';

/** A quote as the API returns it: in baht, percent and Bangkok time. */
export const toQuoteShape = (quote: Quote, { from, until }: Period): z.input<typeof QuoteShape> => {
  const seasons = quote.seasons.map(seasonShape);
  const [mostApplied] = seasons;
  return {
    currency: 'THB',
    pickUpAt: toBangkokText(from),
    dropOffAt: toBangkokText(until),
    days: quote.days,
    lines: quote.lines.map(lineShape),
    subtotal: toBaht(quote.subtotal),
    discount: toBaht(quote.discount),
    tax: toBaht(quote.tax),
    taxIncluded: quote.taxIncluded,
    total: toBaht(quote.total),
    processingFee: toBaht(quote.processingFee),
    dueNow: toBaht(quote.dueNow),
    dueAtPickUp: toBaht(quote.dueAtPickUp),
    depositAmount: optionalBaht(quote.depositAmount),
    savings: toBaht(quote.savings),
    securityDeposit: toBaht(quote.securityDeposit),
    seasons,
    appliedSeasonalRate: mostApplied?.isApplied ? mostApplied : null,
    promo: quote.promo,
    appliedPromotion: quote.appliedPromotion && {
      name: quote.appliedPromotion.name,
      code: quote.appliedPromotion.code,
      isAutomatic: quote.appliedPromotion.isAutomatic,
      amount: toBaht(quote.appliedPromotion.amount),
    },
  };
};

const optionalBaht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));

const lineShape = ({ rate, unitPrice, amount, kind, ...line }: QuoteLine) => ({
  ...line,
  kind,
  unitPrice: optionalBaht(unitPrice),
  // A season's rate is a multiplier; all other rates are percentages.
  rate: rate === null ? null : kind === 'season' ? rate / BASIS_POINTS : rate / 100,
  amount: toBaht(amount),
});

const seasonShape = ({ id: _id, daysApplied, multiplier, ...season }: SeasonTouch) => ({
  ...season,
  multiplier: multiplier / BASIS_POINTS,
  isApplied: daysApplied > 0,
});
