import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/routes.ts';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import { useBookingInHand } from '../booking-context.ts';
import type { PaymentPlan } from '../draft/draft.ts';
import { StepLayout } from '../frame/step-layout.tsx';
import { Promises } from '../frame/summary/promises.tsx';
import { useWizard } from '../wizard.ts';
import { leftToPay } from './amount/amount-due.ts';
import { FeeBreakdown } from './amount/fee-breakdown.tsx';
import { PayLabel } from './amount/pay-label.tsx';
import { PlanChoice } from './amount/plan-choice.tsx';
import { StillOpen } from './awaiting/still-open.tsx';
import { CardForm } from './card/card-form.tsx';
import { DoneSoFar } from './done-so-far.tsx';
import { HoldBand, HoldNote } from './hold-band.tsx';
import type { Method } from './method/method.ts';
import { MethodChoice } from './method/method-choice.tsx';
import { MethodFields } from './method/method-fields.tsx';
import { PaymentOff } from './payment-off.tsx';
import { PaymentNotice } from './problem/payment-notice.tsx';
import { SandboxCards } from './sandbox-cards.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useOrder } from './use-order.ts';
import type { Paying } from './use-payment.ts';
import { WayBack } from './way-back.tsx';

type Props = {
  paying: Paying;
  methods: Outcome<'GET /payments/methods'>;
  isLoading: boolean;
  retryMethods: () => void;
  onHoldEnd: () => void;
};

/** How much, how, and the consent: one form for every way to pay. */
export const PaymentForm = ({ paying, methods, isLoading, retryMethods, onHoldEnd }: Props) => {
  const { t } = useTranslation(['payment', 'booking']);
  const { draft, change } = useWizard();
  const { booking } = useBookingInHand();
  const offered = methods.success ? methods.data : [];
  const vault = methods.success ? methods.provider : null;
  const order = useOrder(offered);
  const { method, plan, due, isOffline, acceptsTerms, card, bank, phone } = order;
  const [sent, setSent] = useState<readonly FieldProblem[]>([]);
  const isSent = sent.length > 0;
  const { payment, pay, takeUp, chooseAnew } = paying;
  const isBusy = payment.state === 'paying';
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
      actionIn="page"
      action={action}
      onSubmit={submit}
      over={<HoldBand onEnd={onHoldEnd} />}
      barNote={booking.holdUntil && <HoldNote />}
      back={<WayBack isBusy={isBusy} />}
      after={method?.flow === 'card' && t('straight')}
    >
      {leftToPay(booking) !== null && (
        <p className="mt-2 text-muted">{t(`booking:rest.stands.${booking.paymentPlan}`)}</p>
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
              {...{ booking, plan }}
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
                {...{ method, bank, phone, isSent }}
                onChange={order.changePayBy}
                problems={order.methodFaults}
                disabled={isBusy}
              />
            )}
          </MethodChoice>
          {due && <FeeBreakdown due={due} rate={method.processingFee} />}
          <TermsCheckbox
            checked={acceptsTerms}
            onChange={(accepts) => order.changePayBy({ acceptsTerms: accepts })}
            error={isSent && !acceptsTerms ? t('booking:problems.termsMissing') : undefined}
          />
          <Promises className="mt-6 lg:hidden" />
        </>
      ) : (
        <PaymentOff retry={methods.success ? null : retryMethods} isLoading={isLoading} />
      )}
    </StepLayout>
  );
};
