type Failed = Readonly<{ failureCode: string | null; failureMessage: string | null }>;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * What a failed payment says of itself: its code first, then the provider's message, then why, each where there is one
 * (document 2, section 2). A message that only says the code again is left out.
 */
export const failureParts = ({ failureCode, failureMessage }: Failed, reason: string | null): string[] => {
  const isEcho = failureMessage !== null && plain(failureMessage) === plain(failureCode ?? '');
  return [failureCode, isEcho ? null : failureMessage, reason].flatMap((part) => part || []);
};
