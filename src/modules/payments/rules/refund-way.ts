import { findMethod } from './methods.ts';

/** The provider makes no more of one charge. */
const REFUNDS_AT_MOST = 15;
/** What is wrong with us or for the moment, not with the refund. */
const forNow = [401, 403, 429];

type Payment = Readonly<{ methodType: string; attemptId: string | null; reference: string | null }>;

/** The charge that the provider can give back; null where the money goes back as a task for staff. */
export const chargeToRefund = ({ methodType, attemptId, reference }: Payment): string | null =>
  attemptId && findMethod(methodType)?.isRefundable ? reference : null;

/** Whether the provider makes one more refund of a charge, by how many it made. If not, staff send the money. */
export const takesOneMore = (made: number): boolean => made < REFUNDS_AT_MOST;

/** Whether a refund that the provider refused stays refused. If so, staff send the money; else it is asked again. */
export const isRefusedForGood = (httpStatus: number): boolean => !forNow.includes(httpStatus);
