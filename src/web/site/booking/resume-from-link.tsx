import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useServerNow } from '../../shell/use-site.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { draftOf, readBookingLink } from './draft/booking-link.ts';
import type { Draft } from './draft/draft.ts';
import { readStep } from './flow.ts';
import { DeadEnd } from './frame/unavailable/dead-end.tsx';
import { usePhoneInText } from './use-phone-in-text.ts';
import { LoadedBooking } from './with-booking.tsx';

/**
 * Opens the booking that a mail's link names and hands it on as a draft; null without such a link. The link is read
 * once: with the draft, the address of its step takes its place, and neither id nor token stay in sight.
 */
export const ResumeFromLink = ({ children }: { children: (opened: Draft | null) => ReactNode }) => {
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
      {(booking) => children(draftOf(booking, link, { aheadMs, isToPay: step === 3 }))}
    </LoadedBooking>
  );
};

const BookingMissing = ({ step }: { step: number }) => {
  const { t } = useTranslation('booking');
  return (
    <DeadEnd
      step={step}
      icon="alert"
      title={t('bookingMissing.title')}
      text={t('bookingMissing.text', usePhoneInText())}
    >
      <LinkButton to="/vehicles" look="accent">
        {t('missing.browse')}
      </LinkButton>
      <LinkButton to={findPath}>{t('missing.find')}</LinkButton>
    </DeadEnd>
  );
};
