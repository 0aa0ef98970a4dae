import { useState } from 'react';
import type { Outcome } from '../../../api/routes.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { timeOf } from '../../../ui/dates.ts';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DoneCustomerStep, DoneSteps, DoneVehicleStep } from '../frame/done-steps.tsx';
import { Promises } from '../frame/promises.tsx';
import { StepLayout } from '../frame/step-layout.tsx';
import { leftToPay } from '../state/amount-due.ts';
import { waitingIn } from '../state/as-agreed.ts';
import type { PaymentPlan } from '../state/draft.ts';
import { laterPayment } from '../state/later-payment.ts';
import { useCurrentBooking, useWizard } from '../state/wizard-context.ts';
import { AfterReturn } from './after-return.tsx';
import { StillOpen } from './awaiting-step.tsx';
import { PaymentNotice } from './charge/payment-notices.tsx';
import { HoldBand, HoldNote } from './hold-band.tsx';
import { FeeBreakdown, PayLabel, PlanChoice } from './order/amounts.tsx';
import { isTyped } from './order/card.ts';
import { CardForm } from './order/card-form.tsx';
import type { Method } from './order/method.ts';
import { MethodChoice, PaymentOff } from './order/method-choice.tsx';
import { MethodFields } from './order/method-fields.tsx';
import { SandboxCards } from './order/sandbox-cards.tsx';
import { TermsCheckbox } from './order/terms-checkbox.tsx';
import { useOrder } from './order/use-order.ts';
import type { Paying } from './use-payment.ts';

type Props = {
  paying: Paying;
  methods: Outcome<'GET /payments/methods'>;
  isLoading: boolean;
  retryMethods: () => void;
  onHoldEnd: () => void;
};

/** The plan, the method and the consent: one form for all payment methods. */
export const PaymentForm = ({ paying, methods, isLoading, retryMethods, onHoldEnd }: Props) => {
  const t = useWords('payment');
  const inBooking = useWords('booking');
  const { draft, change } = useWizard();
  const { booking } = useCurrentBooking();
  const waiting = waitingIn(booking);
  const later = laterPayment(booking);
  const all = methods.success ? methods.data : [];
  // Only money that is here brings a change about.
  const offered = waiting ? all.filter(({ flow }) => flow !== 'offline') : all;
  const vault = methods.success ? methods.provider : null;
  const order = useOrder(offered);
  const { method, plan, due, isOffline, acceptsTerms, card, bank, phone } = order;
  const [sent, setSent] = useState<readonly FieldProblem[]>([]);
  const isSent = sent.length > 0;
  const { payment, pay, takeUp, chooseAnew } = paying;
  const isBusy = payment.state === 'paying';
  useUnsaved(!isBusy && method?.flow === 'card' && isTyped(card));
  const problem = payment.state === 'failed' ? payment.problem : null;
  const amount = problem?.kind === 'amount-differs' ? problem.amount : (due?.amount ?? 0);

  const choose = (chosen: Method, parts = {}) => {
    setSent([]);
    chooseAnew();
    order.choose(chosen, parts);
  };
  const choosePlan = (one: PaymentPlan) => {
    chooseAnew();
    change({ plan: one });
  };
  const submit = () => {
    if (!method || !draft.booking || isBusy) return;
    setSent(order.faults);
    if (order.faults.length === 0) pay({ key: draft.booking, booking, method, plan, amount, card, vault, bank, phone });
  };
  const action = method && {
    label: <PayLabel amount={amount} isOffline={isOffline} />,
    busy: isBusy && t(isOffline ? 'reserving' : 'paying'),
  };

  return (
    <StepLayout
      step={3}
      title={t('heading')}
      action={action}
      onSubmit={submit}
      over={<HoldBand onEnd={onHoldEnd} />}
      barNote={booking.holdUntil && <HoldNote />}
      back={<BackButton isBusy={isBusy} />}
      after={method?.flow === 'card' && t('straight')}
    >
      {later === 'after-return' && <AfterReturn />}
      {later !== 'after-return' && leftToPay(booking) !== null && (
        <p className="mt-2 text-muted">
          {waiting
            ? inBooking('rest.change', { time: timeOf(waiting.endsAt) })
            : inBooking(`rest.stands.${booking.paymentPlan}`)}
        </p>
      )}
      <DoneSoFar isBusy={isBusy} />
      {vault?.testPayments && <SandboxCards />}
      {payment.state === 'aside' && <StillOpen charge={payment.charge} methods={offered} onBack={takeUp} />}
      <PaymentNotice problem={problem} />
      <div className="mt-5 empty:hidden">
        <ErrorSummary problems={sent} />
      </div>
      {method ? (
        <>
          {!isOffline && (
            <PlanChoice
              booking={booking}
              plan={plan}
              feePercent={method.processingFee}
              disabled={isBusy}
              onChoose={choosePlan}
            />
          )}
          <MethodChoice
            methods={offered}
            chosen={method}
            plan={plan}
            disabled={isBusy}
            onChoose={choose}
            onDeposit={(chosen) => choose(chosen, { plan: 'deposit' })}
          >
            {method.flow === 'card' ? (
              <CardForm card={card} onChange={order.setCard} problems={order.cardFaults} isSent={isSent} />
            ) : (
              <MethodFields
                method={method}
                bank={bank}
                phone={phone}
                isSent={isSent}
                onChange={order.changePayBy}
                problems={order.methodFaults}
                disabled={isBusy}
              />
            )}
          </MethodChoice>
          {due && <FeeBreakdown due={due} rate={method.processingFee} />}
          {!later && (
            <TermsCheckbox
              checked={acceptsTerms}
              onChange={(accepts) => order.changePayBy({ acceptsTerms: accepts })}
              error={isSent && !acceptsTerms ? inBooking('problems.termsMissing') : undefined}
            />
          )}
          <Promises className="mt-6 lg:hidden" />
        </>
      ) : (
        <PaymentOff retry={methods.success ? null : retryMethods} isLoading={isLoading} />
      )}
    </StepLayout>
  );
};

/** The completed steps, editable where this tab made the booking. */
const DoneSoFar = ({ isBusy }: { isBusy: boolean }) => {
  const t = useWords('booking');
  const { draft, go } = useWizard();
  const { holdUntil } = useCurrentBooking().booking;
  const mayEdit = draft.booking?.madeOf && !isBusy;
  return (
    <>
      <DoneSteps>
        <DoneVehicleStep onEdit={mayEdit ? () => go(1) : null} />
        <DoneCustomerStep onEdit={mayEdit ? () => go(2) : null} />
      </DoneSteps>
      {mayEdit && holdUntil && <p className="mt-2 text-sm text-muted">{t('hold.edit', { time: timeOf(holdUntil) })}</p>}
    </>
  );
};

/**
 * Back to the previous step, or to the booking's own page if the customer came from there or from a mail: this tab
 * then lacks the cover and add-ons.
 */
const BackButton = ({ isBusy }: { isBusy: boolean }) => {
  const t = useWords('booking');
  const { draft, go } = useWizard();
  const { bookingId } = useCurrentBooking().booking;
  if (!draft.booking?.madeOf)
    return (
      <LinkButton to={managePath(bookingId)} size="lg">
        {t('rest.back')}
      </LinkButton>
    );
  return (
    <Button size="lg" onClick={() => go(2)} disabled={isBusy}>
      {t('previous')}
    </Button>
  );
};
