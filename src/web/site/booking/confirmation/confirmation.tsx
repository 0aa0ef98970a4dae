import { lazy, Suspense } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { HourNotes } from '../../../quote/hour-notes.tsx';
import { PlaceLines, useHoursOfDay } from '../../../rental/place-lines.tsx';
import { useMailContext, useSite } from '../../../shell/use-site.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SiteFooter } from '../../frame/site-footer.tsx';
import { SiteHeader } from '../../frame/site-header.tsx';
import { HoldEnd } from '../../transfer/hold-end.tsx';
import { StepHeading } from '../frame/step-head.tsx';
import { useCurrentBooking, useWizard, type WizardBooking } from '../state/wizard-context.ts';
import { AccountOffer } from './account-offer.tsx';
import { BookedVehicle } from './booked-vehicle.tsx';
import { type DoneState, doneState, restState } from './done-state.ts';
import { PaidCard } from './paid-card.tsx';
import { WhatNext } from './what-next.tsx';

// Only who pays by bank transfer needs it.
const TransferCard = lazy(async () => ({ default: (await import('../../transfer/transfer-card.tsx')).TransferCard }));

/** Step 4: the reference, what was booked and paid, or that the rest is paid, and what happens next. */
export const Confirmation = () => {
  const { booking, reload } = useCurrentBooking();
  const { draft } = useWizard();
  const site = useSite();
  const state = doneState(booking);
  const rest = restState(booking, draft.booking?.paysRest === true);
  return (
    <>
      <SiteHeader site={site} onGround />
      <DoneHead booking={booking} rest={rest} />
      <div className="page-width relative -mt-18 grid items-start gap-4 pb-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="grid min-w-0 gap-4">
          {booking.keptUntil && (
            <Suspense>
              <HoldEnd booking={booking} />
            </Suspense>
          )}
          <BookedVehicle booking={booking} />
          {booking.transfer && (
            <Suspense>
              <TransferCard booking={booking} bookingKey={draft.booking} reload={reload} />
            </Suspense>
          )}
          {isActive(state) && <WhatNext booking={booking} state={state} isRest={rest !== null} />}
          {isActive(state) && <AccountOffer booking={booking} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <PaidCard booking={booking} />
          {isActive(state) && <PickUpPlace booking={booking} />}
          <NextSteps />
        </div>
      </div>
      <SiteFooter site={site} />
    </>
  );
};

const isActive = (state: DoneState): state is Exclude<DoneState, 'returned' | 'too-late' | 'cancelled'> =>
  state !== 'returned' && state !== 'too-late' && state !== 'cancelled';

/** The pick-up place: directions and a number to call. */
const PickUpPlace = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done');
  const { page } = useWizard();
  const hoursOfDay = useHoursOfDay();
  const place = page.locations.find(({ name }) => name === booking.pickupLocation);
  if (!place) return null;
  const open = hoursOfDay(booking.openingHours.pickUp, booking.pickupDate);
  return (
    <Card>
      <h2 className="mb-2 text-[1.1875rem]">{t('place')}</h2>
      <PlaceLines place={place} open={open} directions={t('directions')}>
        <HourNotes
          stops={[
            { stop: 'pickUp', outside: booking.outside.pickUp, keyBox: booking.keyBox.pickUp },
            { stop: 'dropOff', outside: booking.outside.dropOff, keyBox: booking.keyBox.dropOff },
          ]}
        />
      </PlaceLines>
    </Card>
  );
};

const NextSteps = () => {
  const t = useWords('booking', 'done');
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

/** The key of the sentence that says what to expect. */
const sentences = {
  confirmed: 'mail',
  returned: 'returnedText',
  paid: 'mailWaiting',
  atPickUp: 'mailCash',
  awaitingTransfer: 'mailTransfer',
  free: 'mailFree',
  undecided: 'mailOpen',
  'too-late': 'tooLate',
  cancelled: 'cancelled',
} as const satisfies Record<DoneState, string>;

/** The same where the rest was to be paid. */
const restSentences = { paid: 'restMail', cash: 'restCash', transfer: 'restTransfer' } as const;

/** The titles of all but a booking just made. */
const titles: Partial<Record<DoneState | 'rest', 'tooLateTitle' | 'cancelledTitle' | 'restPaid'>> = {
  'too-late': 'tooLateTitle',
  cancelled: 'cancelledTitle',
  rest: 'restPaid',
};

/** What became of the booking. */
const outcomes = { pending: 'waits', confirmed: 'yours', completed: 'returned', cancelled: 'yours' } as const;

/** The outcome in one sentence, and the reference, large enough to read out. */
const DoneHead = ({ booking, rest }: { booking: WizardBooking; rest: ReturnType<typeof restState> }) => {
  const t = useWords('booking', 'done');
  const language = useLanguage();
  const { status, customerInfo, vehicleName, pickupDate } = booking;
  const state = doneState(booking);
  const noMail = useMailContext();
  const isCancelled = status === 'cancelled';
  const title = titles[rest === 'paid' ? 'rest' : state] ?? 'thanks';
  const day = formatDay(pickupDate, language, { weekday: false, long: true });
  const outcome = t(rest ? 'stands' : outcomes[status], { vehicle: vehicleName, day });
  const { email } = customerInfo;
  return (
    <div className="on-ground bg-ground text-on-ground">
      <div className="page-width grid items-center gap-8 pt-26 pb-28 lg:grid-cols-[1.1fr_1fr] lg:pt-32 lg:pb-30">
        <div>
          {!isCancelled && (
            <span className="mb-5 grid size-12 place-items-center rounded-full bg-accent text-on-accent">
              <Icon name="check" size="lg" className="stroke-[2.6]" />
            </span>
          )}
          <StepHeading className="text-3xl leading-tight tracking-tight">
            {t(title, { name: customerInfo.firstName })}
            {!isCancelled && <span className="block">{outcome}</span>}
          </StepHeading>
          <p className="mt-3 max-w-[52ch] text-on-ground-muted">
            {t(rest ? restSentences[rest] : sentences[state], { email, ...noMail })}
          </p>
        </div>
        <div>
          <p className="text-sm text-on-ground-muted" id="reference">
            {t('reference')}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <output
              aria-labelledby="reference"
              className="text-[2.25rem] leading-tight font-semibold tracking-[0.045em] figures md:text-[2.75rem]"
            >
              {booking.bookingNumber}
            </output>
            <CopyButton text={booking.bookingNumber} label={t('copy')} />
          </div>
        </div>
      </div>
    </div>
  );
};
