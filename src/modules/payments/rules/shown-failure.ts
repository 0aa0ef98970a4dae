import { AMOUNT_DIFFERS, NOT_RECEIVED } from './charge-outcome.ts';

type Failure = Readonly<{ failureCode: string | null; failureMessage: string | null }>;

/** What we know ourselves, and no bank told. */
const ours: readonly string[] = [NOT_RECEIVED.code, AMOUNT_DIFFERS.code];

/** Why a payment failed, as its customer reads it: no more than that it was declined, where the reason is not told. */
export const shownFailure = ({
  failureCode,
  failureMessage,
  isReasonTold,
}: Failure & { isReasonTold: boolean }): Failure =>
  isReasonTold || failureCode === null || ours.includes(failureCode)
    ? { failureCode, failureMessage }
    : { failureCode: 'declined', failureMessage: 'the payment was declined' };
