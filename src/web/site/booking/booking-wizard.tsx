import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CustomerStep } from './customer/customer-step.tsx';
import { useOwnHold } from './frame/own-hold.tsx';
import { StepMoved, StepWaiting } from './frame/step-head.tsx';
import { WithBooking } from './load-booking.tsx';
import { useTypedCard } from './payment/order/use-typed-card.ts';
import { PaymentScreen } from './payment/payment-screen.tsx';
import { offersCover, type WizardPage } from './read-booking-page.ts';
import type { BookingDraft } from './state/draft.ts';
import { withPoints } from './state/own-draft.ts';
import { useAvailability } from './state/use-availability.ts';
import { useBookingDraft } from './state/use-draft.ts';
import { useDraftQuotes } from './state/use-draft-quotes.ts';
import { WizardProvider } from './state/wizard-context.ts';
import { VehicleStep } from './vehicle/vehicle-step.tsx';

// Never needed by the first page, so the last step is loaded during the payment step.
const loadConfirmation = () => import('./confirmation/confirmation.tsx');
const Confirmation = lazy(async () => ({ default: (await loadConfirmation()).Confirmation }));

/** Step 3: pays for the held vehicle. */
const PaymentStep = () => {
  useEffect(() => {
    loadConfirmation().catch(() => undefined);
  }, []);
  return (
    <WithBooking step={3}>
      <PaymentScreen />
    </WithBooking>
  );
};

/** Step 4: the confirmation. */
const ConfirmationStep = () => (
  <Suspense fallback={<StepWaiting step={4} />}>
    <WithBooking step={4}>
      <Confirmation />
    </WithBooking>
  </Suspense>
);

const screens = [VehicleStep, CustomerStep, PaymentStep, ConfirmationStep] as const;

/** Shows the step in the address; all steps share one draft. */
export const BookingWizard = ({ page, opened }: { page: WizardPage; opened: BookingDraft | null }) => {
  const { draft: stored, change, step, go, isReady } = useBookingDraft(opened, page.customer, offersCover(page));
  const draft = useMemo(() => withPoints(stored, page.points), [stored, page.points]);
  const isChoosing = step <= 2;
  const quotes = useDraftQuotes(isChoosing ? draft : null);
  const ownHold = useOwnHold(draft, isReady);
  const availability = useAvailability(isChoosing ? draft : null, ownHold);
  const typedCard = useTypedCard(step);
  const isMoved = useStepStart(step);
  const Screen = screens[step - 1] ?? VehicleStep;
  return (
    <WizardProvider value={{ page, draft, change, go, ...typedCard, ...quotes, availability, ownHold }}>
      <StepMoved value={isMoved}>{isReady || step === 1 ? <Screen /> : <StepWaiting step={step} />}</StepMoved>
    </WizardProvider>
  );
};

/** Scrolls each new step to its top. Returns whether the visitor has changed steps yet. */
const useStepStart = (step: number): boolean => {
  const first = useRef(step);
  const shown = useRef(step);
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setMoved(true);
    window.scrollTo(0, 0);
  }, [step]);
  return isMoved || first.current !== step;
};
