import { Link } from 'react-router';
import { telephone } from '#kernel/link-addresses.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { MenuLink, RowMenu } from '../../list/row-menu.tsx';
import { usePaymentMethod } from '../../paying/payment-methods.ts';
import { PaymentBadge, SlipBadge, StageBadge } from '../badges.tsx';
import { type BookingRow, handOverPath, openedFor } from '../booking.ts';
import { mayBeOut, primaryAction } from '../primary-action.ts';
import { useBookingMutations } from '../use-booking-mutations.ts';
import { usePlaces } from '../use-places.ts';
import { type BookingSearch, bookingsPath } from './bookings-address.ts';

type Props = {
  booking: BookingRow;
  search: BookingSearch;
  /** The user was sent to this booking. */
  isHighlighted: boolean;
  onRefused: (failure: Failure) => void;
};

const edges: Record<BookingRow['stage'], string> = {
  pending: 'border-l-pending-mark',
  confirmed: 'border-l-confirmed-mark',
  'picked-up': 'border-l-brand',
  completed: 'border-l-completed-mark',
  cancelled: 'border-l-cancelled-mark',
};

/** A booking as a card, which opens it, with the next act. */
export const BookingCard = ({ booking, search, isHighlighted, onRefused }: Props) => {
  const t = useWords('bookings');
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const methodOf = usePaymentMethod();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const { id, bookingNumber, customerName, vehicleName, vehicleLicensePlate, days } = booking;
  return (
    <li
      data-highlighted={isHighlighted || undefined}
      className={`data-highlighted:bg-accent-soft relative grid content-start gap-3 rounded-lg border border-l-4 border-line bg-surface px-4 pt-3 pb-3 ${edges[booking.stage]}`}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={bookingsPath(search, id)}
          preventScrollReset
          className="text-md font-semibold text-link figures after:absolute after:inset-0"
        >
          {bookingNumber}
        </Link>
        <StageBadge booking={booking} />
        <span className="ml-auto text-2xs text-muted figures max-bar:hidden">
          {t('created', { when: moment(booking.createdAt) })}
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="min-w-0 text-xs">
          <p className="font-semibold">{customerName}</p>
          <p className="text-muted wrap-anywhere max-bar:hidden">{booking.customerEmail}</p>
          <a
            href={telephone(booking.customerPhone)}
            className="relative inline-flex min-h-6 items-center text-link figures"
          >
            <span className="sr-only">{`${t('panel.call', { name: customerName })}, `}</span>
            {booking.customerPhone}
          </a>
          <p className="mt-2 font-semibold">{vehicleName}</p>
          <p className="text-muted">{[vehicleLicensePlate, t('days', { count: days })].filter(Boolean).join(', ')}</p>
        </div>
        <RentalTimeline
          start={{ when: moment(booking.pickupDate), where: from }}
          end={{ when: moment(booking.returnDate), where: to }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2.5 text-xs">
        <Money baht={booking.totalAmount} className="text-md font-semibold" />
        <PaymentBadge booking={booking} />
        <SlipBadge booking={booking} />
        <span className="text-muted">{methodOf(booking.paymentMethod)}</span>
        <CardActions booking={booking} search={search} onRefused={onRefused} />
      </div>
    </li>
  );
};

type CardActionsProps = { booking: BookingRow; search: BookingSearch; onRefused: (failure: Failure) => void };

/** The next act on the booking, and the others in a menu. */
const CardActions = ({ booking, search, onRefused }: CardActionsProps) => {
  const t = useWords('bookings', 'do');
  const { confirm, isConfirming } = useBookingMutations(onRefused);
  const now = useNow();
  const { id, may, status, bookingNumber: number } = booking;
  const beside = bookingsPath(search, id);
  const lead = primaryAction(booking, now);
  const edit = openedFor(beside, 'edit');
  return (
    <div className="relative ml-auto flex items-center gap-1.5">
      {lead === 'confirm' && (
        <Button size="sm" look="brand" busy={isConfirming && t('confirming')} onClick={() => confirm(booking)}>
          {t('confirm')}
        </Button>
      )}
      {lead === 'edit' && (
        <LinkButton to={edit} preventScrollReset size="sm">
          {t('edit')}
        </LinkButton>
      )}
      {(lead === 'pick-up' || lead === 'return') && (
        <LinkButton to={handOverPath(id, lead)} look="brand" size="sm">
          {t(lead === 'return' ? 'return' : 'pickUp')}
        </LinkButton>
      )}
      <RowMenu name={t('moreOf', { number })}>
        {may.pickUp && lead !== 'pick-up' && (
          <MenuLink icon="key" to={handOverPath(id, 'pick-up')} name={t('pickUp')} />
        )}
        {mayBeOut(booking, now) && lead !== 'return' && (
          <MenuLink icon="key" to={handOverPath(id, 'return')} name={t('return')} />
        )}
        {lead !== 'edit' && <MenuLink icon="edit" to={edit} name={t('edit')} />}
        <MenuLink icon="print" to={openedFor(beside, 'print')} name={t('print')} />
        <MenuLink icon="mail" to={openedFor(beside, 'email')} name={t('email')} />
        <MenuLink icon="document" to={openedFor(beside, 'invoice')} name={t('invoice')} />
        <MenuLink icon="eye" to={beside} name={t('details')} />
        {may.cancel && (
          <MenuLink
            icon="close"
            to={openedFor(beside, 'cancel')}
            name={t(status === 'pending' ? 'cancel' : 'customerCancel')}
            isEnd
          />
        )}
        {may.archive && <MenuLink icon="trash" to={openedFor(beside, 'delete')} name={t('delete')} isEnd />}
      </RowMenu>
    </div>
  );
};
