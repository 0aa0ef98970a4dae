import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Reason = ParseKeys<'paymentFailures'>;

/** Returns a function that translates a payment's failure code; falls back to the server's text. */
export const useFailureReason = () => {
  const { t, i18n } = useTranslation('paymentFailures');
  const isKnown = (key: string): key is Reason => i18n.exists(key, { ns: 'paymentFailures' });
  return ({ failureCode, failureReason }: Readonly<{ failureCode: string | null; failureReason: string | null }>) => {
    return failureCode !== null && isKnown(failureCode) ? t(failureCode) : failureReason;
  };
};

type Failed = Readonly<{ failureCode: string | null; failureMessage: string | null }>;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * The failure details of a payment, where present: code, provider's message, reason. A message that only repeats the
 * code is left out.
 */
export const failureParts = ({ failureCode, failureMessage }: Failed, reason: string | null): string[] => {
  const isEcho = failureMessage !== null && plain(failureMessage) === plain(failureCode ?? '');
  return [failureCode, isEcho ? null : failureMessage, reason].flatMap((part) => part || []);
};
