import { type ReactNode, useRef } from 'react';
import { data } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { isId } from '#kernel/is-id.ts';
import { countText } from '#kernel/paging.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Money, useBaht } from '../../../ui/money.tsx';
import { neighboursOf } from '../../bookings/panel/neighbours.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { PanelPart, SidePanel } from '../../panel/side-panel.tsx';
import { CopyPayment } from '../copy-payment.tsx';
import type { Payment } from '../payment.ts';
import { PaymentStateBadge } from '../payment-badge.tsx';
import { paymentsPath, usePaymentsBeside } from '../payments-address.ts';
import { RefundPart } from '../refund/refund-part.tsx';
import { useWay } from '../use-way.ts';
import type { Route } from './+types/payment';
import { AttemptsPart } from './attempts-part.tsx';
import { BookingPart } from './booking-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { RefundsPart } from './refunds-part.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const payment = await context.get(apiContext).call('GET /admin/payments/:id', { params });
  if (!payment.success && isMissing(payment)) throw data(null, { status: 404 });
  return payment;
};

/** `/admin/payments/:id`: one payment beside the list. */
const OnePayment = ({ loaderData: payment }: Route.ComponentProps) => {
  const t = useWords('payments');
  const { search } = usePaymentsBeside();
  if (!payment.success)
    return (
      <SidePanel title={t('missing')} label={t('missing')} closePath={paymentsPath(search)}>
        <ListFailed title={t('missing')} failure={payment} />
      </SidePanel>
    );
  return (
    <>
      <PageHead title={payment.data.transactionId} isIndexed={false} />
      <PaymentPanel key={payment.data.id} payment={payment.data} />
    </>
  );
};
export default OnePayment;

/** Transaction Details: one payment, with the actions on it. */
const PaymentPanel = ({ payment }: { payment: Payment }) => {
  const t = useWords('payments');
  const { search, reply } = usePaymentsBeside();
  const { id, may } = payment;
  const place = neighboursOf(id, reply);
  const refund = useRef<HTMLDivElement>(null);
  // Its form ends the panel, often out of sight, and may be higher than a phone shows: its first field stays in sight.
  const toRefund = () => {
    refund.current?.scrollIntoView({ block: 'end' });
    const first = refund.current?.querySelector('input');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  };
  const pathOf = (other: string | undefined) => (other === undefined ? undefined : paymentsPath(search, other));
  return (
    <SidePanel
      title={
        <>
          <span className="block text-2xs font-regular tracking-normal text-muted">{t('panel.title')}</span>
          <Money baht={payment.amount} className="text-xl" />
        </>
      }
      label={`${t('panel.title')}: ${payment.transactionId}`}
      badges={<PaymentStateBadge status={payment.status} />}
      closePath={paymentsPath(search)}
      previousPath={pathOf(place?.previous)}
      nextPath={pathOf(place?.next)}
      position={
        place ? t('panel.position', { index: formatNumber(place.index), total: countText(place.total) }) : undefined
      }
      actions={
        <>
          <CopyPayment id={id} label={t('copy')} />
          {may.check && <Check id={id} />}
        </>
      }
    >
      <WayPart payment={payment}>
        {may.refund && (
          <Button size="sm" onClick={toRefund}>
            <Icon name="undo" size="sm" />
            {t('refund.title')}
          </Button>
        )}
      </WayPart>
      <BookingPart payment={payment} />
      <AttemptsPart payment={payment} />
      <ProviderPart payment={payment} />
      <RefundsPart refunds={payment.refunds} />
      <div ref={refund} className="[&_input]:scroll-mt-12">
        {may.refund && <RefundPart payment={payment} />}
      </div>
    </SidePanel>
  );
};

/** Fetches the payment's current status from the provider. */
const Check = ({ id }: { id: string }) => {
  const t = useWords('payments', 'panel');
  const { run, isBusy } = useMutation();
  const check = () => run('POST /admin/payments/:id/check', { params: { id }, body: {} }, { done: t('checked') });
  return (
    <Button size="sm" busy={isBusy && t('checking')} onClick={check}>
      <Icon name="repeat" size="sm" />
      {t('check')}
    </Button>
  );
};

/** The payment method, whether the money has been captured, and beside it the way to its refund. */
const WayPart = ({ payment, children }: { payment: Payment; children: ReactNode }) => {
  const t = useWords('payments');
  const baht = useBaht();
  const way = useWay();
  const { paid, captured, refundedAmount, fee, recordedBy } = payment;
  const texts = [
    way(payment),
    t(paid ? (captured ? 'panel.paidCaptured' : 'panel.paid') : 'panel.notPaid'),
    ...(fee > 0 ? [t('fee', { amount: baht(fee) })] : []),
    ...(refundedAmount > 0 ? [t('refunded', { amount: baht(refundedAmount) })] : []),
    ...(recordedBy === null ? [] : [t('recordedBy', { name: recordedBy })]),
  ];
  return (
    <PanelPart>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-xs text-muted">{texts.join(', ')}</p>
        {children}
      </div>
    </PanelPart>
  );
};
