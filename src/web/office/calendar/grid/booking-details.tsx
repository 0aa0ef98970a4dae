import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { type Booking, handOverPath, openedFor } from '../../bookings/booking.ts';
import { primaryAction } from '../../bookings/primary-action.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { PhoneLink } from '../../phone-link.tsx';
import { gripsOf } from '../drag/move.ts';
import type { BookingBar } from '../plan/fleet-rows.ts';
import { DAY_MS, type Span } from '../plan/geometry.ts';

type Props = {
  bar: BookingBar;
  at: DOMRect;
  /** The address of the booking over the calendar. */
  path: string;
  onClose: () => void;
  /** Extends the rental by a day, once its price was seen. */
  onExtend: () => void;
};

const tones = {
  pending: 'pending',
  confirmed: 'confirmed',
  'picked-up': 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/** A booking at a glance, beside its bar, with what is next to do. Escape and a click elsewhere close it. */
export const BookingDetails = ({ bar: { booking }, at, path, onClose, onExtend }: Props) => {
  const t = useWords('calendar', 'details');
  const word = useWords('calendar');
  const language = useLanguage();
  const baht = useBaht();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const { answer } = useLatest(booking.id, (signal) =>
    api.call('GET /admin/bookings/:id', { params: { id: booking.id }, signal }),
  );
  const record = answer?.success ? answer.data : null;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && close.current();
    element.showPopover();
    element.focus();
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);
  const hide = () => box.current?.hidePopover();
  const days = rentalDaysOf(booking);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="fixed m-0 w-[min(340px,calc(100vw-16px))] rounded-panel border border-line bg-raised p-4 text-sm text-ink shadow-lg focus:outline-hidden"
      style={besideBar(at)}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-base">
          {t('title')}
        </h2>
        <Badge tone={tones[booking.stage]}>{word(`stage.${booking.stage}`)}</Badge>
      </div>
      <dl className="my-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs [&_dt]:text-muted">
        <dt>{t('id')}</dt>
        <dd>
          <Link to={path} preventScrollReset onClick={hide} className="font-semibold text-link figures">
            {booking.bookingNumber}
          </Link>
        </dd>
        <dt>{t('customer')}</dt>
        <dd className="font-semibold wrap-anywhere">{booking.customerName}</dd>
        <dt>{t('phone')}</dt>
        <dd>{record ? <PhoneLink phone={record.customerPhone} /> : '…'}</dd>
        <dt>{t('vehicle')}</dt>
        <dd>{namedWithPlate(booking.vehicleName, booking.vehicleLicensePlate)}</dd>
        <dt>{t('pickUp')}</dt>
        <dd>{formatDayTime(new Date(booking.from).toISOString(), language, { year: true })}</dd>
        <dt>{t('return')}</dt>
        <dd>{formatDayTime(new Date(booking.until).toISOString(), language, { year: true })}</dd>
        <dt>{t('duration')}</dt>
        <dd>{word('days', { count: days })}</dd>
        {booking.flightNumber && (
          <>
            <dt>{t('flight')}</dt>
            <dd>{booking.flightNumber}</dd>
          </>
        )}
        {booking.arrivalNote && (
          <>
            <dt>{t('arrival')}</dt>
            <dd className="wrap-anywhere">{booking.arrivalNote}</dd>
          </>
        )}
        <dt>{t('total')}</dt>
        <dd>{t('totalPaid', { total: baht(booking.totalAmount), paid: word(`paid.${booking.paymentStatus}`) })}</dd>
        <dt>{t('due')}</dt>
        <dd className={record && record.owedAmount > 0 ? 'font-semibold text-warning' : ''}>
          {record ? baht(record.owedAmount) : '…'}
        </dd>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {record && <NextAct booking={record} />}
        {gripsOf(booking).includes('end') && (
          <Button size="sm" onClick={onExtend}>
            {t('extend')}
          </Button>
        )}
        <LinkButton to={openedFor(path, 'edit')} preventScrollReset onClick={hide} size="sm">
          <Icon name="edit" size="sm" />
          {t('edit')}
        </LinkButton>
        <Button look="quiet" size="sm" className="ml-auto" onClick={hide}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
};

/** Hands the vehicle over or takes it back, when that is next. */
const NextAct = ({ booking }: { booking: Booking }) => {
  const t = useWords('bookings', 'do');
  const action = primaryAction(booking, useNow());
  if (action !== 'pick-up' && action !== 'return') return null;
  return (
    <LinkButton to={handOverPath(booking.id, action)} look="brand" size="sm">
      <Icon name="key" size="sm" />
      {t(action === 'return' ? 'return' : 'pickUp')}
    </LinkButton>
  );
};

const WIDTH = 340;
/** Approximate height of the details, in pixels. */
const HEIGHT = 400;
const EDGE = 8;

type Rect = Readonly<{ left: number; top: number; bottom: number }>;

/** The position of the details: below the bar if they fit, otherwise above, always within the screen. */
const besideBar = ({ left, top, bottom }: Rect) => {
  const { innerWidth, innerHeight } = window;
  const fitsBelow = bottom + EDGE + HEIGHT < innerHeight;
  return {
    left: Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE)),
    top: Math.max(EDGE, fitsBelow ? bottom + EDGE : Math.min(top - HEIGHT - EDGE, innerHeight - HEIGHT - EDGE)),
  };
};

/** Rental days of 24 hours; a part of a day counts as a whole. */
const rentalDaysOf = ({ from, until }: Span): number => Math.max(1, Math.ceil((until - from) / DAY_MS));
