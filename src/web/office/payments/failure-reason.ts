import { useWords } from '../../languages/use-words.ts';

/** Returns a function that translates a payment's failure code; falls back to the server's text. */
export const useFailureReason = () => {
  const t = useWords('paymentFailures');
  return ({ failureCode, failureReason }: Readonly<{ failureCode: string | null; failureReason: string | null }>) => {
    return (failureCode ? t.find(failureCode) : null) ?? failureReason;
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
