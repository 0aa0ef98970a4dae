import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DocumentDialogs, type DocumentPurpose } from '../../documents/document-dialogs.tsx';
import { DocumentsPart } from '../../documents/documents-part.tsx';
import type { Documents } from '../../documents/issued.ts';
import { SidePanel } from '../../panel/side-panel.tsx';
import { StageBadge } from '../badges.tsx';
import type { Booking } from '../booking.ts';
import type { Purpose } from '../booking-paths.ts';
import { BookingDialogs } from '../dialogs/booking-dialogs.tsx';
import { bookingsPath } from '../list/bookings-address.ts';
import { useListBeside } from '../list/list-beside.ts';
import { PaymentBadge } from '../payment-badge.tsx';
import { AgreementPart } from './agreement-part.tsx';
import { CustomerPart } from './customer-part.tsx';
import { EventsPart } from './events-part.tsx';
import { HandOversPart } from './hand-overs-part.tsx';
import type { Ledger } from './ledger.ts';
import { MailsPart } from './mails-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { neighboursOf } from './neighbours.ts';
import { PanelActions } from './panel-actions.tsx';
import { RentalPart } from './rental-part.tsx';

type Props = { booking: Booking; ledger: Ledger; documents: Documents | null; openedFor: Purpose | null };

/** All about one booking, beside the list: what is rented, by whom, the money, what happened, and what can be done. */
export const BookingPanel = ({ booking, ledger, documents, openedFor }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'panel' });
  const { search, found } = useListBeside();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Purpose | null>(openedFor);
  const [document, setDocument] = useState<DocumentPurpose | null>(null);
  const wanted = open === 'invoice' ? ({ open: 'tax-invoice' } as const) : document;
  const place = neighboursOf(booking.id, found);
  const pathOf = (id: string | undefined) => (id === undefined ? undefined : bookingsPath(search, id));
  const close = () => {
    setOpen(null);
    if (openedFor) void navigate(bookingsPath(search, booking.id), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SidePanel
        title={
          <span className="flex items-center gap-1.5 figures">
            {booking.bookingNumber}
            <CopyButton text={booking.bookingNumber} isShort />
          </span>
        }
        label={booking.bookingNumber}
        badges={
          <>
            <StageBadge booking={booking} />
            <PaymentBadge booking={booking} />
          </>
        }
        closePath={bookingsPath(search)}
        previousPath={pathOf(place?.previous)}
        nextPath={pathOf(place?.next)}
        position={place ? t('position', { index: place.index, total: countText(place.total) }) : undefined}
        links={
          <Link to={calendarPath(booking)} className="font-medium text-link">
            {t('calendar')}
          </Link>
        }
        actions={<PanelActions booking={booking} onOpen={setOpen} />}
      >
        <RentalPart booking={booking} />
        <CustomerPart booking={booking} />
        <MoneyPart booking={booking} ledger={ledger} />
        <DocumentsPart documents={documents} onOpen={setDocument} />
        <HandOversPart handOvers={booking.handOvers} />
        {booking.handOvers.length > 0 && <AgreementPart booking={booking} />}
        <MailsPart mails={booking.mails} />
        <EventsPart events={booking.timeline} />
      </SidePanel>
      <BookingDialogs booking={booking} open={open} onClose={close} />
      {documents && wanted && (
        <DocumentDialogs
          key={JSON.stringify(wanted)}
          bookingId={booking.id}
          documents={documents}
          purpose={wanted}
          onClose={() => (document ? setDocument(null) : close())}
        />
      )}
    </>
  );
};

/** The calendar from the day of the pick-up on. */
const calendarPath = ({ pickupDate }: Booking) => `/admin/calendar?from=${pickupDate.slice(0, 10)}&days=30`;
