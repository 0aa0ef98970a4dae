import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDayRange, momentOf, today } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { blockPath, newBookingPath } from '../plan/calendar-address.ts';
import { daysTaken } from '../plan/day-load.ts';
import { type Conflict, LANE_PX, laneTop, type VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_PX, placeAtEdge, placeOf, xOf } from '../plan/geometry.ts';
import { roomsAfter } from '../plan/rooms.ts';
import { BlockMark } from './block-mark.tsx';
import { BookingMark, isOverdue } from './booking-mark.tsx';
import type { Frame, InSight } from './frame.ts';
import { GhostMark } from './ghost-mark.tsx';

type FreeCellsProps = { row: VehicleRow; frame: Frame; inSight: InSight };

/** The free days of a vehicle: each starts a booking, or with its small button maintenance. Only the first of a row is a tab stop. */
const FreeCells = ({ row, frame, inSight }: FreeCellsProps) => {
  const t = useWords('calendar');
  const now = useNow();
  const taken = useMemo(
    () => daysTaken(row.bars, { first: frame.first, days: frame.days.length, now }),
    [row, frame, now],
  );
  const free = frame.days.flatMap((day, index) => {
    const isInSight = index >= inSight.first && index < inSight.end;
    return isInSight && !taken.has(index) && day.date >= today(now) ? [{ ...day, index }] : [];
  });
  return free.map(({ date, label, index }, place) => {
    const book = t('book', { day: label });
    const vehicle = namedWithPlate(row.vehicle.name, row.vehicle.licensePlate);
    const { dayPx } = frame.shown;
    const isWide = dayPx === DAY_PX[7] || dayPx === DAY_PX[1];
    const left = index * dayPx;
    return (
      <div key={date} className="calendar-cells contents">
        <a
          href={newBookingPath(row.vehicle.id, { startDate: date })}
          data-cell={date}
          tabIndex={place === 0 ? 0 : -1}
          aria-label={t('bookVehicle', { book, vehicle })}
          className={`calendar-cell absolute top-1 grid place-items-center rounded-sm border border-dashed border-brand bg-surface text-2xs font-medium text-link no-underline ${isWide ? 'bottom-1' : 'bottom-5'}`}
          style={isWide ? { left: left + 3, width: dayPx - 6 } : { left: left + 1, width: dayPx - 2 }}
        >
          + {isWide && book}
        </a>
        <a
          href={blockPath(row.vehicle.id, date)}
          data-block={date}
          tabIndex={-1}
          title={t('block', { day: label, vehicle })}
          aria-label={t('block', { day: label, vehicle })}
          className={`calendar-block absolute z-[6] grid place-items-center rounded-sm border border-line-strong bg-surface text-muted hover:text-ink ${isWide ? 'top-1.5 size-6' : 'bottom-0.5 h-4'}`}
          style={isWide ? { left: left + dayPx - 30 } : { left: left + 1, width: dayPx - 2 }}
        >
          <Icon name="tools" size="xs" />
        </a>
      </div>
    );
  });
};

/** The rental that was searched for: it starts a booking of the vehicle for those times. */
const FoundCell = ({ row, frame }: { row: VehicleRow; frame: Frame }) => {
  const t = useWords('calendar');
  const language = useLanguage();
  if (!frame.free) return null;
  const { startDate, endDate } = frame.free;
  const place = placeOf({ from: Date.parse(momentOf(startDate)), until: Date.parse(momentOf(endDate)) }, frame.shown);
  if (!place) return null;
  const book = t('book', { day: formatDayRange(startDate.slice(0, 10), endDate.slice(0, 10), language) });
  return (
    <Link
      to={newBookingPath(row.vehicle.id, frame.free)}
      aria-label={t('bookVehicle', { book, vehicle: namedWithPlate(row.vehicle.name, row.vehicle.licensePlate) })}
      className="absolute inset-y-1 z-[7] flex min-w-6 items-center justify-center overflow-clip rounded-sm border border-dashed border-success-mark bg-success-soft px-1 text-2xs font-medium whitespace-nowrap text-success no-underline quick hover:bg-surface"
      style={{ left: place.left, width: place.width }}
    >
      + {place.width > 120 && book}
    </Link>
  );
};

type MarkProps = { row: VehicleRow; frame: Frame; inSight: InSight };

const hours = (count: number) => Number(count.toFixed(1));

/** Two rentals that are too close together, and by how many hours. */
const ConflictMark = ({ conflict, ...place }: MarkProps & { conflict: Conflict }) => {
  const t = useWords('calendar');
  const { gapHours } = conflict;
  return (
    <Trouble {...place} bar={conflict.after}>
      {gapHours < 0
        ? t('conflict.overlap', { hours: hours(-gapHours) })
        : t('conflict.gap', { gap: hours(gapHours), needed: place.frame.turnoverHours })}
    </Trouble>
  );
};

/** A booking whose vehicle is in maintenance: it needs another, or the vehicle back. */
const StrandedMark = (place: MarkProps) => {
  const t = useWords('calendar');
  const { stranded } = place.row;
  return stranded === null ? null : (
    <Trouble {...place} bar={stranded}>
      {t('conflict.maintenance')}
    </Trouble>
  );
};

/** What is wrong, left of a bar. */
const Trouble = ({ row, frame, inSight, bar, children }: MarkProps & { bar: string; children: ReactNode }) => {
  const there = row.bars.find(({ item }) => item.id === bar);
  if (!there) return null;
  const left = xOf(there.item.from, frame.shown);
  const { dayPx } = frame.shown;
  if (left < inSight.first * dayPx || left > inSight.end * dayPx) return null;
  const isNarrow = dayPx < DAY_PX[14];
  return (
    <p
      className={`pointer-events-none absolute z-[13] flex items-center gap-1 rounded-full bg-danger-solid py-0.5 text-2xs font-semibold whitespace-nowrap text-on-danger ${isNarrow ? 'px-0.5' : 'px-2'}`}
      style={{ left: left - 4, top: laneTop(there.lane) + LANE_PX / 2, translate: '-100% -50%' }}
    >
      <Icon name="alert" size="xs" />
      <span className={isNarrow ? 'sr-only' : ''}>{children}</span>
    </p>
  );
};

type Props = { row: VehicleRow; top: number; frame: Frame; inSight: InSight };

/** A vehicle's row: its bars, and the free days between them. */
export const VehicleLine = memo(({ row, top, frame, inSight }: Props) => {
  const { vehicle, bars, ghosts, leaving, conflicts, stranded, height } = row;
  const left = inSight.first * frame.shown.dayPx;
  const right = inSight.end * frame.shown.dayPx;
  const now = useNow();
  const rooms = useMemo(() => roomsAfter(bars, frame.shown), [bars, frame.shown]);
  const drawn = bars.flatMap((laned) => {
    const place =
      placeOf(laned.item, frame.shown) ?? (isOverdue(laned.item, now) ? placeAtEdge(laned.item, frame.shown) : null);
    return place && place.left < right && place.left + place.width >= left ? [{ ...laned, place }] : [];
  });
  return (
    <div data-row className="absolute inset-x-0 flex border-b border-line" style={{ top, height }}>
      <VehicleCell vehicle={vehicle} isStranded={stranded !== null} />
      <div className="relative flex-1">
        <FreeCells row={row} frame={frame} inSight={inSight} />
        <FoundCell row={row} frame={frame} />
        {drawn.map(({ item, lane, place }) =>
          item.kind === 'booking' ? (
            <BookingMark
              key={item.id}
              bar={item}
              lane={lane}
              place={place}
              room={rooms.get(item.id) ?? 0}
              leavesTo={leaving.get(item.id)}
              frame={frame}
            />
          ) : (
            <BlockMark key={item.id} bar={item} lane={lane} place={place} vehicle={vehicle} />
          ),
        )}
        {ghosts.map((ghost) => (
          <GhostMark key={ghost.item.id} ghost={ghost} frame={frame} />
        ))}
        {conflicts.map((conflict) => (
          <ConflictMark key={conflict.after} conflict={conflict} row={row} frame={frame} inSight={inSight} />
        ))}
        <StrandedMark row={row} frame={frame} inSight={inSight} />
      </div>
    </div>
  );
});

type VehicleCellProps = Pick<VehicleRow, 'vehicle'> & { isStranded: boolean };

const VehicleCell = memo(({ vehicle, isStranded }: VehicleCellProps) => {
  const t = useWords('calendar');
  return (
    <Link
      to={`/admin/vehicles/${vehicle.id}`}
      className="sticky left-0 z-[16] flex w-(--rows) shrink-0 items-center gap-2.5 border-r border-line-strong bg-surface px-3 text-xs no-underline hover:bg-hover"
    >
      <VehicleImage src={vehicle.drawing} alt="" className="w-14 shrink-0 max-md:hidden" />
      <span className="min-w-0">
        <span className="block truncate font-semibold text-ink">{vehicle.name}</span>
        <span className="block truncate text-2xs text-muted">
          {vehicle.licensePlate}
          {vehicle.status === 'maintenance' && (
            <span title={t('bar.inMaintenance')} className={isStranded ? 'text-danger' : ''}>
              <Icon name="tools" size="xs" className="ml-1.5 inline-block align-text-bottom" />
              <span className="sr-only">, {t('bar.inMaintenance')}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
});
