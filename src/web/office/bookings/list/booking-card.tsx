import { Link } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { usePaymentMethod } from '../../paying/payment-methods.ts';
import { PaymentBadge, SlipBadge, StageBadge } from '../badges.tsx';
import { type BookingRow, handOverPath, openedFor } from '../booking.ts';
import { primaryAction } from '../primary-action.ts';
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

const edges: Record<BookingRow['status'], string> = {
  pending: 'border-l-pending-mark',
  confirmed: 'border-l-confirmed-mark',
  completed: 'border-l-completed-mark',
  cancelled: 'border-l-cancelled-mark',
};

/** A booking as a card, with the actions that its status allows. */
export const BookingCard = ({ booking, search, isHighlighted, onRefused }: Props) => {
  const t = useWords('bookings');
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const methodOf = usePaymentMethod();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const { id, bookingNumber, status, customerName, vehicleName, vehicleLicensePlate, days } = booking;
  return (
    <li
      data-highlighted={isHighlighted || undefined}
      className={`data-highlighted:bg-accent-soft grid content-start gap-3 rounded-lg border border-l-4 border-line bg-surface px-4 pt-3 pb-3 ${edges[status]}`}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link to={bookingsPath(search, id)} preventScrollReset className="text-md font-semibold text-link figures">
          {bookingNumber}
        </Link>
        <StageBadge booking={booking} />
        <span className="ml-auto text-2xs text-muted figures">{t('created', { when: moment(booking.createdAt) })}</span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="min-w-0 text-xs">
          <p className="font-semibold">{customerName}</p>
          <p className="text-muted wrap-anywhere">{booking.customerEmail}</p>
          <p className="text-muted figures">{booking.customerPhone}</p>
          <p className="mt-2 font-semibold">{vehicleName}</p>
          <p className="text-muted">{[vehicleLicensePlate, t('days', { count: days })].filter(Boolean).join(', ')}</p>
        </div>
        <RentalTimeline
          start={{ when: moment(booking.pickupDate), where: from }}
          end={{ when: moment(booking.returnDate), where: to }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2.5 text-xs">
        <PaymentBadge booking={booking} />
        <SlipBadge booking={booking} />
        <span className="text-muted">{methodOf(booking.paymentMethod)}</span>
        <Money baht={booking.totalAmount} className="ml-auto text-md font-semibold" />
      </div>
      <CardButtons booking={booking} search={search} onRefused={onRefused} />
    </li>
  );
};

type CardButtonsProps = { booking: BookingRow; search: BookingSearch; onRefused: (failure: Failure) => void };

/** The actions possible now, in a fixed order, except that Edit moves ahead if it is the main action. */
const CardButtons = ({ booking, search, onRefused }: CardButtonsProps) => {
  const t = useWords('bookings', 'do');
  const { confirm, isConfirming } = useBookingMutations(onRefused);
  const { id, may, status } = booking;
  const beside = bookingsPath(search, id);
  const lead = primaryAction(booking, useNow());
  const edit = <CardLink to={openedFor(beside, 'edit')} name={t('edit')} isFirst={lead === 'edit'} />;
  return (
    <div className="flex flex-wrap gap-1.5">
      {may.confirm && (
        <Button size="xs" look="brand" busy={isConfirming && t('confirming')} onClick={() => confirm(booking)}>
          {t('confirm')}
        </Button>
      )}
      {lead === 'edit' && edit}
      {may.pickUp && <CardLink to={handOverPath(id, 'pick-up')} name={t('pickUp')} isFirst={lead === 'pick-up'} />}
      {may.return && <CardLink to={handOverPath(id, 'return')} name={t('return')} isFirst={lead === 'return'} />}
      {may.cancel && (
        <CardLink to={openedFor(beside, 'cancel')} name={t(status === 'pending' ? 'cancel' : 'customerCancel')} />
      )}
      {lead !== 'edit' && edit}
      <CardLink to={openedFor(beside, 'print')} name={t('print')} />
      <CardLink to={openedFor(beside, 'email')} name={t('email')} />
      <CardLink to={openedFor(beside, 'invoice')} name={t('invoice')} />
      <CardLink to={beside} name={t('details')} />
      {may.archive && <CardLink to={openedFor(beside, 'delete')} name={t('delete')} />}
    </div>
  );
};

const CardLink = ({ to, name, isFirst = false }: { to: string; name: string; isFirst?: boolean }) => (
  <LinkButton to={to} preventScrollReset size="xs" look={isFirst ? 'brand' : 'outline'}>
    {name}
  </LinkButton>
);
