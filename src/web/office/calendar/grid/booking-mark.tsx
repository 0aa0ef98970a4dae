import { type CSSProperties, memo } from 'react';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { gripsOf } from '../drag/move.ts';
import type { CalendarBooking } from '../plan/calendar-payload.ts';
import { type BookingBar, LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import { type placeOf, xOf } from '../plan/geometry.ts';
import type { Frame } from './frame.ts';

/** The look of a bar by stage: a colour, and an edge for those who cannot tell the colours apart. */
export const barLooks: Record<CalendarBooking['stage'], string> = {
  pending: 'border border-dashed border-pending-mark bg-pending-soft text-pending',
  confirmed: 'border-l-4 border-confirmed-mark bg-confirmed-soft text-confirmed',
  'picked-up': 'border-l-4 border-accent bg-brand text-on-brand',
  completed: 'border-l-4 border-completed-mark bg-completed-soft text-completed',
  cancelled: 'border border-cancelled-mark bg-cancelled-soft text-cancelled',
};

/** The look of a booking that neither begins nor ends at the chosen location. */
export const elsewhereLook = 'border border-line-strong bg-sunken text-muted';

const lookOf = ({ stage, isAtLocation }: Pick<CalendarBooking, 'stage' | 'isAtLocation'>): string =>
  `${isAtLocation ? barLooks[stage] : elsewhereLook} ${stage === 'cancelled' ? 'line-through' : ''}`;

/** The stages, in the order of a rental. */
export const stages = Object.keys(barLooks) as CalendarBooking['stage'][];

type Props = { bar: BookingBar; lane: number; place: NonNullable<ReturnType<typeof placeOf>>; frame: Frame };

/** A booking's bar, followed by the turnover time. */
export const BookingMark = memo(
  ({ bar, lane, place: { left, width, startsBefore, endsAfter }, frame }: Props) => {
    const t = useWords('calendar');
    const language = useLanguage();
    const { booking } = bar;
    const grips = gripsOf(booking);
    const hasTail = !endsAfter && bar.stage !== 'cancelled';
    const ready = xOf(Math.min(bar.freeFrom, frame.shown.until), frame.shown);
    const tail = hasTail ? Math.max(ready - left - width, 0) : 0;
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
        data-grip={grips.length > 0 || undefined}
        className={`calendar-bar absolute z-10 min-w-6 text-left text-2xs leading-tight focus-visible:z-[14] ${grips.includes('whole') ? 'cursor-grab' : ''} ${startsBefore ? '' : 'rounded-l-sm'} ${endsAfter ? '' : 'rounded-r-sm'} ${lookOf(booking)}`}
        style={{ left, width, top: laneTop(lane), height: LANE_PX, '--tail': `${tail}px` } as CSSProperties}
      >
        <span className="block h-full overflow-clip">
          <span className="sticky left-(--rows) flex h-full w-fit max-w-full flex-col justify-center px-2 whitespace-nowrap">
            <b className="font-semibold">{booking.customerName}</b>
            <Line booking={booking} />
            <span className="sr-only">
              , {more}
              {!booking.isAtLocation && `, ${t('bar.elsewhere')}`}
            </span>
          </span>
        </span>
      </button>
    );
  },
  // `place` is a new object on each render, and derived from `bar` and `frame`.
  (before, after) => before.bar === after.bar && before.lane === after.lane && before.frame === after.frame,
);

/** The second line of a bar: what matters next at the booking's stage. */
const Line = ({ booking }: Pick<BookingBar, 'booking'>) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const baht = useBaht();
  const { stage, until, totalAmount, paymentStatus, pickupLocation, pickupLocationInThai } = booking;
  const returnDate = new Date(until).toISOString();
  if (stage === 'picked-up') return t('bar.until', { when: formatDayTime(returnDate, language) });
  if (stage === 'completed') return t('bar.back', { when: formatDayTime(returnDate, language) });
  const place = textIn({ en: pickupLocation, th: pickupLocationInThai }, language);
  return `${baht(totalAmount)}, ${paymentStatus === 'paid' ? place : t(`paid.${paymentStatus}`)}`;
};
