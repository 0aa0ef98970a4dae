import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { StepLayout } from '../frame/step-layout.tsx';
import { type ChargeResult, useCurrentBooking } from '../state/wizard-context.ts';
import { FocusedNotice, PollEnded } from './charge/payment-notices.tsx';
import type { PollEnd } from './charge/poll-charge.ts';
import { ProviderLink } from './charge/provider-page.tsx';
import { HoldBand, HoldLine, HoldNote } from './hold-band.tsx';
import type { Method } from './order/method.ts';
import { useMethodName, usePayingPlace } from './order/method-words.ts';
import { SandboxCards } from './order/sandbox-cards.tsx';
import { QrToScan } from './qr-to-scan.tsx';
import type { Paying } from './use-payment.ts';

type Props = {
  paying: Paying;
  waiting: { charge: ChargeResult | null; end: PollEnd | null };
  methods: Outcome<'GET /payments/methods'>;
  isHoldOver: boolean;
  onHoldEnd: () => void;
};

/** The charge is pending: what the customer has to do, the time left, and a way to choose another method. */
export const AwaitingStep = ({ paying, waiting: { charge, end }, methods, isHoldOver, onHoldEnd }: Props) => {
  const t = useWords('payment');
  const { booking } = useCurrentBooking();
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
        charge={charge}
        isTest={isTest}
        isHoldOver={isHoldOver}
        method={charge ? nameOf(charge.paymentMethod) : ''}
        place={method ? placeOf(method) : t('itsPage')}
      >
        {!isHoldOver && charge && (
          <Button look="link" onClick={paying.setAside}>
            {t('otherMethod')}
          </Button>
        )}
      </Awaited>
    </StepLayout>
  );
};

type AwaitedProps = {
  /** Null until the server has returned the pending charge. */
  charge: ChargeResult | null;
  method: string;
  /** The name of the page where the payment is approved. */
  place: string;
  isTest: boolean;
  isHoldOver: boolean;
  /** The button for another method. */
  children: ReactNode;
};

/** Instructions for the pending charge: a QR code to scan, a page to open, or only waiting for the bank. */
const Awaited = ({ charge, method, place, isTest, isHoldOver, children }: AwaitedProps) => {
  const t = useWords('payment');
  const baht = useBaht();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { bookingNumber } = useCurrentBooking().booking;
  const hasComeBack = useHasComeBack(charge === null);
  const hasInstructions = charge?.scannable_code || charge?.authorize_uri;
  return (
    <section className="mt-6 rounded-lg border border-brand bg-surface edge-brand p-4 md:p-6">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl outline-none">
          <Spinner />
          {t(hasInstructions ? 'awaiting.title' : 'waiting')}
        </h2>
        {charge && <p className="mt-1 font-medium">{t('awaiting.amount', { amount: baht(charge.amount), method })}</p>}
      </div>
      {charge?.scannable_code ? (
        <QrToScan charge={charge} picture={charge.scannable_code} isTest={isTest} />
      ) : (
        <Elsewhere
          address={charge?.authorize_uri ?? null}
          place={place}
          hasComeBack={hasComeBack}
          isHoldOver={isHoldOver}
        />
      )}
      {!isHoldOver && <HoldLine />}
      <div className="mt-5 empty:hidden">{children}</div>
      <p className="mt-4 text-sm text-muted">{t('awaiting.safe', { reference: bookingNumber })}</p>
    </section>
  );
};

type ElsewhereProps = { address: string | null; hasComeBack: boolean } & Pick<AwaitedProps, 'place' | 'isHoldOver'>;

const Elsewhere = ({ address, place, hasComeBack, isHoldOver }: ElsewhereProps) => {
  const t = useWords('payment');
  if (!address) return <p className="mt-3 text-muted">{t('waitingText')}</p>;
  return (
    <>
      <p className="mt-3 text-muted">{t('awaiting.elsewhere', { place })}</p>
      {hasComeBack && !isHoldOver && <p className="mt-3 font-medium">{t('awaiting.leftUnpaid')}</p>}
      <div className="mt-4">
        <ProviderLink address={address} look="accent">
          {t('awaiting.open')}
        </ProviderLink>
      </div>
    </>
  );
};

/** Whether the customer left this tab and returned. `wasOpen`: the page was loaded with the payment already open. */
const useHasComeBack = (wasOpen: boolean): boolean => {
  const [hasComeBack, setBack] = useState(wasOpen);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setBack(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hasComeBack;
};

type StillOpenProps = { charge: ChargeResult | null; methods: readonly Method[]; onBack: () => void };

/** A payment that was begun and then left: it may still succeed. */
export const StillOpen = ({ charge, methods, onBack }: StillOpenProps) => {
  const t = useWords('payment');
  const nameOf = useMethodName(methods);
  return (
    <FocusedNotice about={charge?.chargeId ?? true}>
      <Alert
        tone="info"
        title={charge ? t('stillOpen', { method: nameOf(charge.paymentMethod) }) : t('waiting')}
        action={
          <Button size="sm" onClick={onBack}>
            {t('backToOpen')}
          </Button>
        }
      >
        {t('stillOpenText')}
        <HoldLine />
      </Alert>
    </FocusedNotice>
  );
};
