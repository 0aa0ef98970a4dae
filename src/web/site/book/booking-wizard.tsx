import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuote } from '../quote/use-quote.ts';
import { ConfirmationStep } from './confirmation/confirmation-step.tsx';
import { CustomerStep } from './customer/customer-step.tsx';
import type { Draft } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { withPoints } from './draft/with-points.ts';
import { useOwnHold } from './frame/own-hold.ts';
import { StepMoved } from './frame/step-heading.tsx';
import { StepWaiting } from './frame/step-waiting.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import type { BookingPage } from './read-booking-page.ts';
import { quoteRequest } from './requests.ts';
import { useAvailability } from './use-availability.ts';
import { VehicleStep } from './vehicle/vehicle-step.tsx';
import { WizardProvider } from './wizard.ts';

const screens = [VehicleStep, CustomerStep, PaymentStep, ConfirmationStep] as const;

/** The step that the address asks for, over one draft. */
export const BookingWizard = ({ page, opened }: { page: BookingPage; opened: Draft | null }) => {
  const { draft: kept, change, step, go, isReady } = useDraft(opened, page.customer);
  const draft = useMemo(() => withPoints(kept, page.points), [kept, page.points]);
  const isChoosing = step <= 2;
  const quote = useQuote(isChoosing ? quoteRequest(draft) : null);
  const ownHold = useOwnHold(draft, isReady);
  const availability = useAvailability(isChoosing ? draft : null, ownHold);
  const isMoved = useStepStart(step);
  const Screen = screens[step - 1] ?? VehicleStep;
  const isShown = isReady || step === 1;
  return (
    <WizardProvider value={{ page, draft, change, go, quote, availability, ownHold }}>
      <StepMoved value={isMoved}>{isShown ? <Screen /> : <StepWaiting step={step} />}</StepMoved>
    </WizardProvider>
  );
};

/** Each step begins at its top. Answers whether the visitor moved between steps yet. */
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
