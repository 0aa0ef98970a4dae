import { readMetadata } from '../charge-request.ts';
import { flag, type Params, text } from '../wire/params.ts';
import { failedRefund } from '../wire/refusals.ts';

type RefundRequest = Readonly<{
  amount: number;
  metadata: Params;
  /** Refund only if it can still be a void. */
  onlyAsVoid: boolean;
}>;

/** `failed_refund` without a whole number as `amount`; whether the charge allows that much is not decided here. */
export const readRefundRequest = (body: Params): RefundRequest => {
  const amount = Number(text(body, 'amount') ?? Number.NaN);
  if (Number.isNaN(amount)) throw failedRefund('amount is not a number');
  if (!Number.isSafeInteger(amount)) throw failedRefund('amount must be an integer');
  return { amount, metadata: readMetadata(body), onlyAsVoid: flag(body, 'void', false) };
};
