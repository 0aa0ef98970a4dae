import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { BookingKey } from '../../booking/booking-key.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useLoadedBooking } from '../../booking/use-loaded-booking.ts';
import { useWords } from '../../languages/use-words.ts';
import { useServerNow } from '../../shell/use-site.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StepUnavailable, StepUnreachable } from './frame/dead-end.tsx';
import { HoldOver } from './frame/own-hold.tsx';
import { StepWaiting } from './frame/step-head.tsx';
import { usePhoneInText } from './frame/wizard-words.ts';
import { asAgreed } from './state/as-agreed.ts';
import { draftFromBooking, readBookingLink } from './state/booking-link.ts';
import type { BookingDraft } from './state/draft.ts';
import { readStep } from './state/flow.ts';
import { BookingProvider, useWizard, type WizardBooking } from './state/wizard-context.ts';

/**
 * Loads the booking of a mailed link and passes it on as a draft; null without such a link. The link is read once:
 * the step's address then replaces it, so that neither id nor token stays visible.
 */
export const ResumeFromLink = ({ children }: { children: (opened: BookingDraft | null) => ReactNode }) => {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const serverNow = useServerNow();
  const [link] = useState(() => readBookingLink(query, hash));
  const [aheadMs] = useState(() => Date.now() - serverNow);
  const [step] = useState(() => readStep(query) ?? 3);
  if (!link) return children(null);
  if (!isId(link.bookingId)) return <BookingMissing step={step} />;
  return (
    <LoadedBooking of={link} step={step} missing={<BookingMissing step={step} />}>
      {(booking) => children(draftFromBooking(booking, link, { aheadMs, isToPay: step === 3 }))}
    </LoadedBooking>
  );
};

const BookingMissing = ({ step }: { step: number }) => {
  const t = useWords('booking');
  return (
    <StepUnavailable
      step={step}
      icon="alert"
      title={t('bookingMissing.title')}
      text={t('bookingMissing.text', usePhoneInText())}
    >
      <LinkButton to="/vehicles" look="accent">
        {t('missing.browse')}
      </LinkButton>
      <LinkButton to={findPath}>{t('missing.find')}</LinkButton>
    </StepUnavailable>
  );
};

/** Provides this tab's booking to the steps that need one. */
export const WithBooking = ({ step, children }: { step: number; children: ReactNode }) => {
  const { booking: held } = useWizard().draft;
  return (
    <LoadedBooking of={held} version={String(held?.isPaid)} step={step} missing={<HoldOver step={step} />}>
      {(booking, reload) => <BookingProvider value={{ booking, reload }}>{children}</BookingProvider>}
    </LoadedBooking>
  );
};

type Props = {
  of: BookingKey | null;
  /** A change of version reloads the booking. */
  version?: string;
  step: number;
  /** Shown where the key does not open a booking. */
  missing: ReactNode;
  children: (booking: WizardBooking, reload: () => void) => ReactNode;
};

/** Loads a booking with its access token. */
const LoadedBooking = ({ of: key, version, step, missing, children }: Props) => {
  const { booking, isGone, isWaiting, retry } = useLoadedBooking(key, version);
  if (booking) return children(step === 3 ? asAgreed(booking) : booking, retry);
  if (isGone) return missing;
  return isWaiting ? <StepWaiting step={step} /> : <StepUnreachable step={step} retry={retry} />;
};
