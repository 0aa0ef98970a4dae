import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/dates.ts';
import { ErrorSummary, type FieldTrouble } from '../../../ui/error-summary.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useNow } from '../../use-now.ts';
import { useBookingInHand } from '../booking-in-hand.ts';
import { StepLayout } from '../frame/step-layout.tsx';
import { useWizard } from '../wizard.ts';
import { CardFieldset } from './card-fieldset.tsx';
import { cardTroubles, noCard } from './card-troubles.ts';
import { HoldBand, HoldNote } from './hold-band.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentOff } from './payment-off.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { TermsCheckbox, termsId } from './terms-checkbox.tsx';
import { TestPayments } from './test-payments.tsx';
import { useDue } from './use-due.ts';
import type { usePayment } from './use-payment.ts';

type Props = ReturnType<typeof usePayment> & {
  methods: Outcome<'GET /payments/methods'>;
  isLoading: boolean;
  retryMethods: () => void;
  onHoldEnd: () => void;
};

const cardIds = { number: 'cardNumber', expiry: 'cardExpiry', code: 'cardCode', holder: 'cardHolder' } as const;

export const PaymentForm = ({ methods, isLoading, retryMethods, onHoldEnd, payment, pay, checkAgain }: Props) => {
  const { t } = useTranslation('booking');
  const baht = useBaht();
  const { draft, go } = useWizard();
  const { booking } = useBookingInHand();
  const [card, setCard] = useState(noCard);
  const [accepts, setAccepts] = useState(false);
  const [sent, setSent] = useState<readonly FieldTrouble[]>([]);
  const method = methods.success ? methods.data.find(({ methodType }) => methodType === 'card') : undefined;
  const vault = methods.success ? methods.provider : null;
  const dues = useDue(booking, method?.methodType ?? 'card');
  const due = dues[draft.plan] ?? dues.full;
  const trouble = payment.state === 'failed' ? payment.trouble : null;
  const amount = trouble?.kind === 'amount-differs' ? trouble.amount : (due?.amount ?? booking.totalAmount);
  const troubles = cardTroubles(card, today(useNow()));
  const isBusy = payment.state === 'paying' || payment.state === 'verifying';

  const submit = () => {
    if (!vault || !method || isBusy) return;
    const sentences = troubles.map(({ field, sentence }) => ({
      id: cardIds[field],
      sentence: t(`troubles.${sentence}`),
    }));
    const terms = accepts ? [] : [{ id: termsId, sentence: t('troubles.termsMissing') }];
    setSent([...sentences, ...terms]);
    if (sentences.length + terms.length === 0) pay(card, { vault, amount, methodType: method.methodType });
  };

  const action = {
    label: (
      <>
        <Icon name="lock" />
        {t('payment.pay', { amount: baht(amount) })}
      </>
    ),
    busy: isBusy && t('payment.paying'),
    disabled: due?.isWaiting ?? false,
  };

  return (
    <StepLayout
      step={3}
      title={t('payment.heading')}
      actionIn="page"
      action={vault && method ? action : null}
      onSubmit={submit}
      over={<HoldBand onEnd={onHoldEnd} />}
      barNote={<HoldNote />}
      back={
        // Where a mail led, cover and add-ons are not known here: there is nothing to go back to.
        draft.booking?.madeOf && (
          <Button size="lg" onClick={() => go(2)} disabled={isBusy}>
            {t('previous')}
          </Button>
        )
      }
      after={<p className="mt-3 text-sm text-subtle lg:text-right">{t('payment.straight')}</p>}
    >
      {vault?.testPayments && <TestPayments />}
      <PaymentNotice payment={payment} onCheckAgain={checkAgain} />
      <div className="mt-5 empty:hidden">
        <ErrorSummary troubles={sent} />
      </div>
      {vault && method ? (
        <>
          <PlanChoice dues={dues} disabled={isBusy} />
          <CardFieldset ids={cardIds} card={card} onChange={setCard} troubles={troubles} isSent={sent.length > 0} />
          <TermsCheckbox
            checked={accepts}
            onChange={setAccepts}
            error={sent.length > 0 && !accepts ? t('troubles.termsMissing') : undefined}
          />
        </>
      ) : (
        <PaymentOff retry={methods.success ? null : retryMethods} isLoading={isLoading} />
      )}
    </StepLayout>
  );
};
