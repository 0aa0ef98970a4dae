import type { Language } from '#contract/fields.ts';
import { figures as english } from '#words/en/figures.ts';
import { figures as thai } from '#words/th/figures.ts';
import { refundTimeInThai } from './rules/refund-time.ts';
import type { Settings } from './setting-groups.ts';

/** How long the business says it takes to send a refund, as a phrase for a sentence in `language`. */
export const refundTimeIn = ({ payment }: Pick<Settings, 'payment'>, language: Language): string => {
  const phrase = payment.refundPolicy.trim();
  const inThai = payment.refundPolicyInThai.trim();
  if (language === 'th' && inThai !== '') return inThai;
  if (phrase === '') return (language === 'th' ? thai : english).soon;
  return language === 'th' ? refundTimeInThai(phrase) : phrase;
};
