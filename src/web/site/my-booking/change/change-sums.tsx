import { useWords } from '../../../languages/use-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { PriceWaiting } from '../../../quote/price-states.tsx';
import { Button } from '../../../ui/button.tsx';
import { Money, useBaht } from '../../../ui/money.tsx';
import { type CustomerBooking, useManaged } from '../managed.ts';
import type { ChangedBooking } from './change-request.ts';
import type { ChangeState } from './use-change.ts';

type Props = {
  change: ChangeState;
  isChosen: boolean;
  onApply: (how: { thenPay: boolean }) => void;
  onClose: () => void;
};

/** The old and the new price, the amount to pay or to be refunded, and the button that makes the change. */
export const ChangeSums = ({ change, isChosen, onApply, onClose }: Props) => {
  const t = useWords('myBooking', 'change');
  const { preview, isWaiting } = change;
  const isReady = preview !== null && !isWaiting;
  return (
    <>
      <div aria-live="polite" className="grid gap-3">
        {!isChosen && <p className="text-sm text-muted">{t('chooseFirst')}</p>}
        {isChosen && isWaiting && <PriceWaiting />}
        {isChosen && isReady && <Sums preview={preview} />}
      </div>
      {isChosen && isReady && <Confirm preview={preview} change={change} onApply={onApply} />}
      <Button look="quiet" onClick={onClose}>
        {t('keep')}
      </Button>
    </>
  );
};

const Sums = ({ preview }: { preview: ChangedBooking }) => {
  const t = useWords('myBooking', 'change');
  const { booking } = useManaged();
  const { quote, difference, leftToPay, refundAmount, dueNow } = preview;
  return (
    <>
      <dl className="grid gap-2 text-[0.9375rem]">
        <Row name={t('before')} baht={booking.totalAmount} />
        <Row name={t('after', { count: quote.days })} baht={quote.total} />
        {difference !== 0 && <Row name={t(difference < 0 ? 'cheaper' : 'dearer')} baht={Math.abs(difference)} />}
        {booking.paidAmount > 0 && <Row name={t('paid')} baht={booking.paidAmount} />}
        <div className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3 font-semibold">
          <dt>{t(refundAmount > 0 ? 'back' : dueNow > 0 ? 'dueNow' : 'left')}</dt>
          <dd className="text-[1.75rem] leading-none tracking-[-0.03em]">
            <Money baht={refundAmount || dueNow || leftToPay} />
          </dd>
        </div>
      </dl>
      <details className="text-sm">
        <summary className="min-h-6 cursor-pointer text-link touch:min-h-11">{t('lines')}</summary>
        <PriceBreakdown quote={quote} vehicle={booking.vehicleName} dueAtPickUp={0} />
      </details>
    </>
  );
};

const Row = ({ name, baht }: { name: string; baht: number }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd>
      <Money baht={baht} />
    </dd>
  </div>
);

type ConfirmProps = Pick<Props, 'change' | 'onApply'> & { preview: ChangedBooking };

const Confirm = ({ preview, change: { isBusy }, onApply }: ConfirmProps) => {
  const t = useWords('myBooking', 'change');
  const { booking } = useManaged();
  const baht = useBaht();
  const mode = confirmMode(booking, preview);
  const busy = isBusy && t('busy');
  const label = {
    plain: t('confirm'),
    refund: t('confirmRefund', { amount: baht(preview.refundAmount) }),
    pay: t('confirmPay', { amount: baht(preview.leftToPay) }),
    payPart: t('confirmPayPart'),
    payFirst: t('confirmPay', { amount: baht(preview.dueNow) }),
  };
  const pays = mode === 'pay' || mode === 'payPart';
  const paysFirst = mode === 'payFirst';
  return (
    <div className="grid gap-2">
      {pays && <p className="text-sm text-muted">{t('changesFirst')}</p>}
      {paysFirst && <p className="text-sm text-muted">{t('paysFirst')}</p>}
      <Button look="accent" wide busy={busy} onClick={() => onApply({ thenPay: pays || paysFirst })}>
        {label[mode]}
      </Button>
      {pays && (
        <Button wide onClick={isBusy ? undefined : () => onApply({ thenPay: false })}>
          {t('confirmPayLater')}
        </Button>
      )}
    </div>
  );
};

type Preview = Pick<ChangedBooking, 'leftToPay' | 'refundAmount' | 'difference' | 'dueNow'> & {
  quote: Pick<ChangedBooking['quote'], 'lines'>;
};

/**
 * How a change is confirmed: with a refund, with a payment before or right after it, or without any. `payPart`: some of the
 * amount due is only payable at pick-up, so the payment step shows the sum.
 */
export const confirmMode = (
  { paidAmount }: Pick<CustomerBooking, 'paidAmount'>,
  { leftToPay, refundAmount, difference, dueNow, quote }: Preview,
): 'plain' | 'refund' | 'pay' | 'payPart' | 'payFirst' => {
  if (dueNow > 0) return 'payFirst';
  if (refundAmount > 0) return 'refund';
  if (paidAmount === 0 || leftToPay <= 0 || difference <= 0) return 'plain';
  return quote.lines.some(({ due }) => due === 'pickup') ? 'payPart' : 'pay';
};
