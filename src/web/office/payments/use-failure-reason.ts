import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Reason = ParseKeys<'paymentFailures'>;

/** What the code of a failed payment means, in the page's language; as the server says it where we have no words. */
export const useFailureReason = () => {
  const { t, i18n } = useTranslation('paymentFailures');
  const isKnown = (key: string): key is Reason => i18n.exists(key, { ns: 'paymentFailures' });
  return ({ failureCode, failureReason }: Readonly<{ failureCode: string | null; failureReason: string | null }>) => {
    const key = `failure.${failureCode}`;
    return failureCode !== null && isKnown(key) ? t(key) : failureReason;
  };
};
