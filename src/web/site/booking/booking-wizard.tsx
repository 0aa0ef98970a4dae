import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../quote/use-quote.ts';
import { PlaceLines } from '../../rental/place-lines.tsx';
import { useHoursOfDay } from '../../rental/use-hours-of-day.ts';
import { useSite } from '../../shell/use-site.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { type Booking, useBookingInHand } from './booking-context.ts';
import { BookedVehicle } from './confirmation/booked-vehicle.tsx';
import { DoneHead } from './confirmation/done-head.tsx';
import { type DoneState, doneState } from './confirmation/done-state.ts';
import { PaidCard } from './confirmation/paid-card.tsx';
import { WhatNext } from './confirmation/what-next.tsx';
import { CustomerStep } from './customer/customer-step.tsx';
import type { Draft } from './draft/draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { withPoints } from './draft/with-points.ts';
import { useOwnHold } from './frame/own-hold.ts';
import { StepMoved } from './frame/step-heading.tsx';
import { StepWaiting } from './frame/step-waiting.tsx';
import { PaymentScreen } from './payment/payment-screen.tsx';
import type { BookingPage } from './read-booking-page.ts';
import { quoteRequest } from './requests.ts';
import { useAvailability } from './use-availability.ts';
import { VehicleStep } from './vehicle/vehicle-step.tsx';
import { WithBooking } from './with-booking.tsx';
import { useWizard, WizardProvider } from './wizard.ts';

/** Step 3: the vehicle is held, and is paid for. */
const PaymentStep = () => (
  <WithBooking step={3}>
    <PaymentScreen />
  </WithBooking>
);

/** Step 4: the reference, what was booked and paid, and what happens next. */
const ConfirmationStep = () => (
  <WithBooking step={4}>
    <Confirmation />
  </WithBooking>
);

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

const Confirmation = () => {
  const { booking } = useBookingInHand();
  const site = useSite();
  const state = doneState(booking);
  return (
    <>
      <SiteHeader site={site} onGround />
      <DoneHead booking={booking} />
      <div className="page-width relative -mt-18 grid items-start gap-4 pb-24 md:gap-6 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="grid min-w-0 gap-4">
          <BookedVehicle booking={booking} />
          {isKept(state) && <WhatNext booking={booking} state={state} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <PaidCard booking={booking} />
          {isKept(state) && <PickUpPlace booking={booking} />}
          <WaysOn />
        </div>
      </div>
      <SiteFooter site={site} />
    </>
  );
};

const isKept = (state: DoneState): state is Exclude<DoneState, 'too-late' | 'cancelled'> =>
  state !== 'too-late' && state !== 'cancelled';

/** Where the key is handed over, how to get there, whom to call. */
const PickUpPlace = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const { page } = useWizard();
  const hoursOfDay = useHoursOfDay();
  const place = page.locations.find(({ name }) => name === booking.pickupLocation);
  if (!place) return null;
  const open = hoursOfDay(booking.openingHours.pickUp, booking.pickupDate);
  return (
    <Card>
      <h2 className="mb-2 text-[1.1875rem]">{t('place')}</h2>
      <PlaceLines place={place} open={open} directions={t('directions')} />
    </Card>
  );
};

const WaysOn = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  return (
    <div className="no-print flex flex-wrap gap-2">
      <LinkButton to="/" look="quiet">
        {t('home')}
      </LinkButton>
      <LinkButton to="/vehicles" look="quiet">
        {t('another')}
      </LinkButton>
    </div>
  );
};
