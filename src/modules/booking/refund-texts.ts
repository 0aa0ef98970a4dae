import type { Language } from '#contract/fields.ts';
import { momentText } from '#words/moment-text.ts';
import { type RefundLimits, refundStage } from './rules/cancellation.ts';

/** The limits of a refund in words, as mails and papers name them; null for what is over. */
export const refundTexts = (limits: RefundLimits, now: Temporal.Instant, language: Language) => {
  const stage = refundStage(now, limits);
  return {
    fullRefundUntil: stage === 'full' ? momentText(limits.fullRefundUntil, language) : null,
    halfRefundUntil: stage === 'none' ? null : momentText(limits.halfRefundUntil, language),
  };
};
