import type { Language } from '#contract/fields.ts';
import { fill } from '#kernel/fill.ts';
import type { PaymentMethod } from '#modules/settings/index.ts';
import { paymentWay as english } from '#words/en/payment-way.ts';
import { paymentWay as thai } from '#words/th/payment-way.ts';
import type { PaymentMade } from './paying/payments-made.ts';

type Named = Pick<PaymentMethod, 'methodType' | 'displayName' | 'displayNameInThai'>;

/** How a payment came, as one says it after "by": the card with its last digits, else the method's name. */
export const paymentMethodLabel = (
  { methodType, card }: Pick<PaymentMade, 'methodType' | 'card'>,
  methods: readonly Named[],
  language: Language,
): string => {
  const { digits, ...ways }: Record<keyof typeof english, string> = language === 'th' ? thai : english;
  if (card) return fill(digits, { brand: card.brand, digits: card.lastDigits });
  const way = Object.entries(ways).find(([type]) => type === methodType)?.[1];
  if (way) return way;
  const named = methods.find((method) => method.methodType === methodType);
  return (language === 'th' && named?.displayNameInThai) || named?.displayName || methodType;
};
