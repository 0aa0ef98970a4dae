import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../../api/routes.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useBookingInHand } from '../../booking-context.ts';
import { StepLayout } from '../../frame/step-layout.tsx';
import type { ChargeResult } from '../../wizard.ts';
import { HoldBand, HoldNote } from '../hold-band.tsx';
import { useMethodName, usePayingPlace } from '../method/method-words.ts';
import { FocusedNotice } from '../problem/focused-notice.tsx';
import { SandboxCards } from '../sandbox-cards.tsx';
import type { Paying } from '../use-payment.ts';
import { Awaited } from './awaited.tsx';
import type { PollEnd } from './poll-charge.ts';
import { PollEnded } from './poll-ended.tsx';

type Props = {
  paying: Paying;
  waiting: { charge: ChargeResult | null; end: PollEnd | null };
  methods: Outcome<'GET /payments/methods'>;
  isHoldOver: boolean;
  onHoldEnd: () => void;
};

/** The payment is open: what the customer has to do, for how long, and the way to another method. */
export const AwaitingStep = ({ paying, waiting: { charge, end }, methods, isHoldOver, onHoldEnd }: Props) => {
  const { t } = useTranslation('payment');
  const { booking } = useBookingInHand();
  const offered = methods.success ? methods.data : [];
  const nameOf = useMethodName(offered);
  const placeOf = usePayingPlace();
  const method = offered.find(({ methodType }) => methodType === charge?.paymentMethod);
  const isTest = methods.success && methods.provider?.testPayments === true;
  return (
    <StepLayout
      step={3}
      title={t('heading')}
      action={null}
      actionIn="summary"
      onSubmit={() => undefined}
      over={<HoldBand onEnd={onHoldEnd} />}
      barNote={booking.holdUntil && <HoldNote />}
    >
      {isTest && <SandboxCards />}
      <FocusedNotice about={isHoldOver}>
        {isHoldOver && (
          <Alert tone="warning" title={t('awaiting.holdOver')}>
            {t('awaiting.holdOverText')}
          </Alert>
        )}
      </FocusedNotice>
      <FocusedNotice about={end}>{end && <PollEnded end={end} onCheckAgain={paying.checkAgain} />}</FocusedNotice>
      <Awaited
        {...{ charge, isTest, isHoldOver }}
        method={charge ? nameOf(charge.paymentMethod) : ''}
        place={method ? placeOf(method) : t('itsPage')}
      >
        {!isHoldOver && charge && (
          <Button look="link" onClick={paying.layAside}>
            {t('otherMethod')}
          </Button>
        )}
      </Awaited>
    </StepLayout>
  );
};
