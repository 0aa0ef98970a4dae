import type { ReactNode } from 'react';
import { isLive, stageOf } from '../../booking/stage.ts';
import { useWords } from '../../languages/use-words.ts';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { AmountRow } from '../../ui/amount-row.tsx';
import { Card } from '../../ui/card.tsx';
import { Money, useBaht } from '../../ui/money.tsx';
import { sortPayments } from '../paid/sort-payments.ts';
import { UnneededPayments } from '../paid/unneeded-payments.tsx';
import type { CustomerBooking } from './managed.ts';

type Props = {
  booking: CustomerBooking;
  /** The link to pay the amount due. Without it the security deposit has no card of its own either, and is named here. */
  children?: ReactNode;
};

/** The price breakdown, the payments and refunds, and what is still due and where. */
export const MoneyCard = ({ booking, children }: Props) => {
  const t = useWords('myBooking', 'money');
  const baht = useBaht();
  const { dueAtPickUp, owedAmount, fromDeposit, paidBeyondAmount, quote, vehicleName } = booking;
  const stage = stageOf(booking);
  const left = unpaidParts(booking);
  const { received, refunded, pendingRefund } = booking.paidTowards;
  // For a hold or a transfer, the breakdown lists what is due at pick-up; otherwise the amount due is shown below it.
  const isShownBelow = left?.says && left.says !== 'awaited';
  const atPickUp = isLive(stage) && !isShownBelow ? dueAtPickUp : 0;
  const { securityDeposit } = quote;
  return (
    <Card aria-labelledby="price">
      <h2 id="price" className="mb-3.5 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <PriceBreakdown quote={quote} vehicle={vehicleName} dueAtPickUp={atPickUp} />
      <dl className="mt-2 grid gap-2 border-t border-line pt-3 text-[0.9375rem] empty:hidden">
        {received > 0 && <AmountRow name={t('paid')} baht={received} />}
        {refunded > 0 && <AmountRow name={t('refunded')} baht={refunded} />}
        {pendingRefund > 0 && <AmountRow name={t('underWay')} baht={pendingRefund} />}
        {paidBeyondAmount > 0 && <AmountRow name={t('retained')} baht={paidBeyondAmount} />}
        {fromDeposit > 0 && <AmountRow name={t('fromDeposit')} baht={fromDeposit} look="font-semibold" />}
        {left && (
          <AmountRow
            name={t(left.says === 'there' ? 'leftAtPickUp' : 'left')}
            baht={left.amount}
            look="font-semibold"
          />
        )}
      </dl>
      <UnneededPayments payments={sortPayments(booking.payments).unneeded} />
      {left?.says && <p className="mt-1.5 text-sm text-muted">{t(left.says, { amount: baht(owedAmount) })}</p>}
      {!children && isLive(stage) && stage !== 'pickedUp' && securityDeposit > 0 && (
        <p className="mt-3 text-sm text-muted">
          {t('securityDeposit')} <Money baht={securityDeposit} />
        </p>
      )}
      {children}
    </Card>
  );
};

type Facts = Parameters<typeof stageOf>[0] & Pick<CustomerBooking, 'owedAmount' | 'dueAtPickUp' | 'may'>;

/** Where the amount can be paid. Cover sold at pick-up can only be paid there; after the return there is the desk. */
type Place = 'hereOrThere' | 'hereInPart' | 'there' | 'hereOrDesk' | 'desk';

export type Left = Readonly<{
  /** Baht. */
  amount: number;
  /** Where it is paid, as shown on the page; null to say nothing. */
  says: Place | 'awaited' | null;
}>;

/** The amount still due on a booking, except a hold. For a transfer, the amount to send. */
export const unpaidParts = (booking: Facts): Left | null => {
  const { paysBy, keptAmount, owedAmount, dueAtPickUp } = booking;
  const stage = stageOf(booking);
  if ((!isLive(stage) && stage !== 'completed') || stage === 'held') return null;
  if (paysBy === 'bank_transfer' && keptAmount <= 0 && owedAmount > 0)
    return { amount: owedAmount, says: stage === 'awaitingTransfer' ? 'awaited' : null };
  return dueAtPickUp > 0 ? { amount: dueAtPickUp, says: placeOf(booking) } : null;
};

const placeOf = ({ status, may, owedAmount, dueAtPickUp }: Facts): Place => {
  if (status === 'completed') return may.pay ? 'hereOrDesk' : 'desk';
  if (!may.pay) return 'there';
  return owedAmount < dueAtPickUp ? 'hereInPart' : 'hereOrThere';
};
