import { nothing, plus, type Satang } from '#kernel/money.ts';
import type { MailRefund } from './mail-data.ts';

/** What whoever announces a mail says of the money that goes back. */
export type AnnouncedRefund = Readonly<{
  /** What goes back; of a refund that was made: through the provider. */
  refund?: Satang | undefined;
  /** Of a change: what the cancellation terms keep of what was paid beyond the new price. */
  retained?: Satang | undefined;
  /** Of a refund: what staff send by bank transfer. */
  byTransfer?: Satang | undefined;
}>;

/** Null when nothing was said: then the mail names no amount. */
export const mailRefund = ({
  refund,
  retained = nothing,
  byTransfer = nothing,
}: AnnouncedRefund): MailRefund | null => {
  if (refund === undefined && byTransfer === nothing) return null;
  const amount = plus(refund ?? nothing, byTransfer);
  return { over: plus(amount, retained), amount, byTransfer };
};
