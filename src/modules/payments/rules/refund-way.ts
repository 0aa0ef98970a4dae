import { findMethod } from './methods.ts';

/** The provider's limit of refunds per charge. */
const REFUNDS_AT_MOST = 15;
/** HTTP statuses of problems with our keys or the request rate, not with the refund. */
const forNow = [401, 403, 429];

type Payment = Readonly<{ methodType: string; attemptId: string | null; reference: string | null }>;

/** The charge to refund at the provider; null if staff have to transfer the money. */
export const chargeToRefund = ({ methodType, attemptId, reference }: Payment): string | null =>
  attemptId && findMethod(methodType)?.isRefundable ? reference : null;

/** Whether the provider allows another refund of a charge that has this many. If not, staff send the money. */
export const takesOneMore = (made: number): boolean => made < REFUNDS_AT_MOST;

/** Whether the provider's refusal of a refund is final. If so, staff send the money; else it is sent again. */
export const isRefusedForGood = (httpStatus: number): boolean => !forNow.includes(httpStatus);
