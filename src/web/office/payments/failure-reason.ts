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

type Failed = Readonly<{ failureCode: string | null; failureMessage: string | null }>;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * What a failed payment says of itself: its code first, then the provider's message, then why, each where there is one.
 * A message that only says the code again is left out.
 */
export const failureParts = ({ failureCode, failureMessage }: Failed, reason: string | null): string[] => {
  const isEcho = failureMessage !== null && plain(failureMessage) === plain(failureCode ?? '');
  return [failureCode, isEcho ? null : failureMessage, reason].flatMap((part) => part || []);
};
