import type { Settings } from '#modules/settings/index.ts';
import { momentText } from '#words/moment-text.ts';
import { agreementText, bilingual } from './paper-words.ts';

/** What stands on every agreement: who rents out, what the parts are called, what is agreed, when it was made. */
export const agreementHead = ({ general }: Settings, now: Temporal.Instant) => ({
  business: general.siteName,
  businessLines: bilingual((language) =>
    [(language === 'th' && general.addressInThai) || general.address, general.contactPhone, general.supportEmail]
      .filter(Boolean)
      .join(', '),
  ),
  taxId: general.taxId,
  agreed: agreementText('agreed'),
  laterCharges: agreementText('laterCharges'),
  labels: Object.fromEntries(labels.map((name) => [name, agreementText(name)])),
  made: agreementText('made', (language) => ({ moment: momentText(now, language) })),
});

const labels = [
  ...(['title', 'reference', 'vehicle', 'driver', 'rental', 'state', 'price', 'termsTitle'] as const),
  ...(['customerSigns', 'businessSigns', 'name', 'date', 'typed', 'version', 'signedAt', 'witness', 'onPage'] as const),
  ...(['test', 'testText', 'taxId', 'notYet', 'additional', 'consent', 'consents', 'consentsNot'] as const),
] as const;
