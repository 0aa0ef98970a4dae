import { type CSSProperties, memo } from 'react';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useLateWords } from '../../late-by.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { gripsOf } from '../drag/move.ts';
import { barLabel } from '../plan/bar-label.ts';
import type { CalendarBooking } from '../plan/calendar-payload.ts';
import { type Bar, type BookingBar, LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import { type placeOf, type Shown, xOf } from '../plan/geometry.ts';
import type { Frame } from './frame.ts';

/** The look of a bar by stage: a colour, and an edge for those who cannot tell the colours apart. */
export const barLooks: Record<CalendarBooking['stage'], string> = {
  pending: 'border border-dashed border-pending-mark bg-pending-soft text-pending',
  confirmed: 'border-l-4 border-confirmed-mark bg-confirmed-soft text-confirmed',
  'picked-up': 'border-l-4 border-accent bg-brand text-on-brand',
  completed: 'border-l-4 border-completed-mark bg-completed-soft text-completed',
  cancelled: 'border border-cancelled-mark bg-cancelled-soft text-cancelled',
};

/** The look of a booking that neither begins nor ends at the chosen location, or is at another stage than the chosen. */
export const elsewhereLook = 'border border-line-strong bg-sunken text-muted';

/** Of a booking that may still be given a similar vehicle: both edges are open. */
export const tentativeLook = 'border-x-4 border-dotted';

/** Of a booking that would leave its vehicle: an outline of what it was. */
export const leavingLook = 'border-2 border-brand bg-surface text-muted';

type Looked = Pick<CalendarBooking, 'stage' | 'isAtLocation' | 'isTentative'>;

const lookOf = ({ stage, isAtLocation, isTentative }: Looked, chosen: Frame['stage']) => {
  const look = isAtLocation && (chosen === '' || chosen === stage) ? barLooks[stage] : elsewhereLook;
  return `${look} ${isTentative ? tentativeLook : ''} ${stage === 'cancelled' ? 'line-through' : ''}`;
};

const labelLooks = {
  inside: 'block h-full overflow-clip',
  beside: 'pointer-events-none absolute inset-y-0 left-full overflow-clip text-ink',
  hidden: 'sr-only',
};

type Props = {
  bar: BookingBar;
  lane: number;
  place: NonNullable<ReturnType<typeof placeOf>>;
  /** The free pixels after it. */
  room: number;
  /** The plate of the vehicle that it would go to, before that is confirmed. */
  leavesTo: string | undefined;
  frame: Frame;
};

/** A booking's bar, followed by the turnover time. */
export const BookingMark = memo(
  ({ bar, lane, place: { left, width, startsBefore, endsAfter }, room, leavesTo, frame }: Props) => {
    const t = useWords('calendar');
    const language = useLanguage();
    const { booking } = bar;
    const grips = gripsOf(booking);
    const hasTail = !endsAfter && bar.stage !== 'cancelled';
    const ready = xOf(Math.min(bar.freeFrom, frame.shown.until), frame.shown);
    const tail = hasTail ? Math.max(ready - left - width, 0) : 0;
    const label = barLabel(width, room);
    const isBeside = label.place === 'beside';
    const more = t('bar.more', {
      stage: t(`stage.${booking.stage}`),
      vehicle: namedWithPlate(booking.vehicleName, booking.vehicleLicensePlate),
      from: formatDayTime(new Date(bar.from).toISOString(), language),
      until: formatDayTime(new Date(bar.until).toISOString(), language),
    });
    return (
      <button
        type="button"
        data-booking={bar.id}
        title={label.hasTwoLines ? undefined : booking.customerName}
        data-grip={grips.length > 0 || undefined}
        className={`calendar-bar absolute z-10 min-w-6 text-left text-2xs leading-tight focus-visible:z-[14] ${grips.includes('whole') ? 'cursor-grab' : ''} ${startsBefore ? '' : 'rounded-l-sm'} ${endsAfter ? '' : 'rounded-r-sm'} ${leavesTo === undefined ? lookOf(booking, frame.stage) : leavingLook}`}
        style={{ left, width, top: laneTop(lane), height: LANE_PX, '--tail': `${tail}px` } as CSSProperties}
      >
        <span className={labelLooks[label.place]} style={isBeside ? { marginLeft: tail, width: room } : undefined}>
          <span
            className={`flex h-full w-fit max-w-full flex-col justify-center ${isBeside ? '' : 'sticky left-(--rows)'} ${label.hasTwoLines ? 'px-2' : 'px-1'}`}
          >
            <b className="flex min-w-0 items-center gap-1 font-semibold">
              {booking.isTentative && label.hasTwoLines && <Icon name="repeat" size="xs" />}
              <span className="truncate">{booking.customerName}</span>
            </b>{' '}
            <span className={label.hasTwoLines ? 'truncate' : 'sr-only'}>
              {leavesTo === undefined ? <Line booking={booking} /> : t('ghost.to', { plate: leavesTo })}
            </span>
            <span className="sr-only">
              , {more}
              {booking.isTentative && `, ${t('bar.tentative')}`}
              {!booking.isAtLocation && `, ${t('bar.elsewhere')}`}
            </span>
          </span>
        </span>
        <LateTail bar={bar} end={left + Math.max(width, NARROWEST_PX)} shown={frame.shown} />
      </button>
    );
  },
  // `place` is a new object on each render, and derived from `bar` and `frame`.
  (before, after) =>
    before.bar === after.bar &&
    before.lane === after.lane &&
    before.room === after.room &&
    before.leavesTo === after.leavesTo &&
    before.frame === after.frame,
);

/** The width of `min-w-6`. */
const NARROWEST_PX = 24;

/** From the agreed return to now, as long as the vehicle is still out: a late one must not look as if it were back. */
const LateTail = ({ bar, end, shown }: { bar: BookingBar; end: number; shown: Shown }) => {
  const now = useNow();
  if (!isOverdue(bar, now)) return null;
  // One that was to come back before the window is late all along.
  if (bar.until <= shown.from)
    return (
      <span
        aria-hidden="true"
        className="calendar-late absolute inset-y-0 left-0"
        style={{ width: Math.max(xOf(Math.min(now, shown.until), shown), NARROWEST_PX) }}
      />
    );
  const width = xOf(Math.min(now, shown.until), shown) - end;
  if (width <= 0) return null;
  return <span aria-hidden="true" className="calendar-late absolute inset-y-0 left-full" style={{ width }} />;
};

export const isOverdue = (bar: Bar | BookingBar['booking'], now: number): boolean =>
  'stage' in bar && bar.stage === 'picked-up' && bar.until < now;

/** The second line of a bar: what matters next at the booking's stage. */
const Line = ({ booking }: Pick<BookingBar, 'booking'>) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const baht = useBaht();
  const { stage, until, totalAmount, paymentStatus, pickupLocation, pickupLocationInThai } = booking;
  const late = useLateWords();
  const now = useNow();
  const returnDate = new Date(until).toISOString();
  if (isOverdue(booking, now)) return t('bar.late', { time: late(returnDate, now) });
  if (stage === 'picked-up') return t('bar.until', { when: formatDayTime(returnDate, language) });
  if (stage === 'completed') return t('bar.back', { when: formatDayTime(returnDate, language) });
  const place = textIn({ en: pickupLocation, th: pickupLocationInThai }, language);
  return `${baht(totalAmount)}, ${paymentStatus === 'paid' ? place : t(`paid.${paymentStatus}`)}`;
};
