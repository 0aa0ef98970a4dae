import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { Location } from '#modules/fleet/index.ts';
import type { PaymentMethod } from '#modules/settings/index.ts';
import { paymentWay as english } from '#words/en/payment-way.ts';
import { momentText } from '#words/moment-text.ts';
import { paymentWay as thai } from '#words/th/payment-way.ts';
import { type RefundDeadlines, refundStageOf } from '../rules/cancellation.ts';
import type { PaymentMade } from './payments-port.ts';

type Named = Pick<PaymentMethod, 'methodType' | 'displayName' | 'displayNameInThai'>;

/** How a payment came, as one says it after "by": the card with its last digits, else the method's name. */
export const paymentMethodLabel = (
  { methodType, card }: Pick<PaymentMade, 'methodType' | 'card'>,
  methods: readonly Named[],
  language: Language,
): string => {
  const { digits, ...labels }: Record<keyof typeof english, string> = language === 'th' ? thai : english;
  if (card) return fillPlaceholders(digits, { brand: card.brand, digits: card.lastDigits });
  const label = Object.entries(labels).find(([type]) => type === methodType)?.[1];
  if (label) return label;
  const named = methods.find((method) => method.methodType === methodType);
  return (language === 'th' && named?.displayNameInThai) || named?.displayName || methodType;
};

/** A place's name as mails and papers tell it. */
export const placeName = (place: Pick<Location, 'name' | 'nameInThai'>, language: Language): string =>
  (language === 'th' && place.nameInThai) || place.name;

/** The limits of a refund in words, as mails and papers name them; null for what is over. */
export const refundTexts = (limits: RefundDeadlines, now: Temporal.Instant, language: Language) => {
  const stage = refundStageOf(now, limits);
  return {
    fullRefundUntil: stage === 'full' ? momentText(limits.fullRefundUntil, language) : null,
    halfRefundUntil: stage === 'none' ? null : momentText(limits.halfRefundUntil, language),
  };
};
