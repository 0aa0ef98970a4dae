import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { Ghost } from '../drag/ghost.tsx';
import { inTheWay, type Move, mayMakeRoom } from '../drag/move.ts';
import { MoveDialog } from '../drag/move-dialog.tsx';
import { useDrag } from '../drag/use-drag.ts';
import { useMovePreview } from '../drag/use-move-preview.ts';
import type { CalendarSearch } from '../plan/calendar-address.ts';
import type { PackedCalendar } from '../plan/calendar-payload.ts';
import type { FleetRow, GroupRow, VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_MS, xOf } from '../plan/geometry.ts';
import { type Ghost as GhostBar, ghostOf } from '../plan/ghost.ts';
import { withGhosts } from '../plan/with-ghosts.ts';
import { BookingDetails } from './booking-details.tsx';
import { DayHeads } from './day-heads.tsx';
import { type Frame, type InSight, useFrame, useLookup, useWindows } from './frame.ts';
import { useBroughtIn } from './use-brought-in.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useShown } from './use-shown.ts';
import { VehicleLine } from './vehicle-line.tsx';

type Props = {
  page: PackedCalendar;
  rows: readonly FleetRow[];
  place: string | null;
  search: CalendarSearch;
  /** The address at which a booking is open over the calendar. */
  pathOf: (id: string) => string;
  /** Where bookings would go, before that is confirmed. */
  ghosts: readonly GhostBar[];
  /** The booking whose bar is to be brought into sight; null for none. */
  seen: string | null;
  onSeen: () => void;
};

/** The rows of the fleet below the days. Only visible rows and days are rendered. */
export const FleetGrid = ({ page, rows: standing, place, search, pathOf, ghosts, seen, onSeen }: Props) => {
  const t = useWords('calendar');
  const area = useRef<HTMLDivElement>(null);
  const frame = useFrame(page, search);
  const [making, setMaking] = useState<readonly GhostBar[]>(none);
  const rows = useMemo(() => withGhosts(standing, making.length > 0 ? making : ghosts), [standing, making, ghosts]);
  const windows = useWindows(area, rows, frame);
  const barOf = useLookup(rows);
  const [open, setOpen] = useState<{ id: string; at: DOMRect } | null>(null);
  const drag = useDrag({ area, windows, rows, frame, barOf });
  const preview = useMovePreview(drag.dropped ?? heldOver(drag.move, frame), drag.dropped !== null);
  const { planned } = preview;
  const { dropped } = drag;
  useEffect(
    () => setMaking(planned ? [...planned.moves.map(ghostOf), ...ownGhost(dropped)] : none),
    [planned, dropped],
  );
  useGridEvents(area, { pathOf, onOpen: (id, at) => !drag.justDropped() && setOpen({ id, at }) });
  useShown(search.booking, { area, windows, rows, onFound: (id, at) => setOpen({ id, at }) });
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key);
  useBroughtIn(seen, { area, windows, frame, indexOf, barOf, onDone: onSeen });
  const columns = windows.across.getVirtualItems();
  const first = columns[0]?.index ?? 0;
  const end = (columns.at(-1)?.index ?? -1) + 1;
  const inSight = useMemo(() => ({ first, end }), [first, end]);
  const opened = open && barOf(open.id);
  return (
    <>
      <section
        ref={area}
        data-calendar
        aria-label={t('label')}
        className="calendar-area relative isolate min-h-0 flex-1 overflow-auto overscroll-contain border-t border-line bg-surface [--rows:124px] md:[--rows:208px] xl:has-[~aside]:mr-[432px]"
      >
        <div
          className="relative"
          style={{ height: windows.down.getTotalSize(), width: `calc(var(--rows) + ${frame.width}px)` }}
        >
          <DayHeads frame={frame} inSight={inSight} rows={rows} />
          <Backdrop frame={frame} inSight={inSight} />
          {windows.down.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            return row.kind === 'group' ? (
              <GroupLine key={key} row={row} top={start} />
            ) : (
              <VehicleLine key={key} row={row} top={start} frame={frame} inSight={inSight} />
            );
          })}
          <Ghost move={drag.move} preview={preview} top={drag.top} frame={frame} />
        </div>
      </section>
      <Counter rows={rows} place={place} />
      {open && opened && (
        <BookingDetails
          key={open.id}
          bar={opened.bar}
          at={open.at}
          path={pathOf(open.id)}
          onClose={() => setOpen(null)}
          onExtend={() => {
            setOpen(null);
            drag.propose({ ...opened, from: opened.bar.from, until: opened.bar.until + DAY_MS });
          }}
        />
      )}
      {drag.dropped && <MoveDialog move={drag.dropped} preview={preview} onClose={drag.leave} />}
    </>
  );
};

const none: readonly GhostBar[] = [];

/** Of a booking that was dropped onto another vehicle. */
const ownGhost = (dropped: Move | null): GhostBar[] => {
  if (!dropped || dropped.row.vehicle.id === dropped.bar.booking.vehicleId) return [];
  const { bar, row, from, until } = dropped;
  const { vehicleId, vehicleName, vehicleLicensePlate, bookingNumber, customerName } = bar.booking;
  const leaves = { id: vehicleId, name: vehicleName, licensePlate: vehicleLicensePlate };
  return [{ id: bar.id, bookingNumber, customerName, from, until, leaves, goesTo: row.vehicle }];
};

/** A move that is held over bookings that may make room: only then does the server know more than the calendar. */
const heldOver = (move: Move | null, { turnoverHours }: Frame): Move | null => {
  const clash = move && inTheWay(move, turnoverHours);
  return clash && mayMakeRoom(clash) ? move : null;
};

/** The layer behind the rows: day lines, weekends, today, and the current time. */
const Backdrop = ({ frame, inSight }: { frame: Frame; inSight: InSight }) => {
  const now = useNow();
  const date = today(now);
  const { shown, days } = frame;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-(--rows)">
      {days.slice(inSight.first, inSight.end).map((day, place) => (
        <div
          key={day.date}
          className={`absolute inset-y-0 border-r border-line ${day.date === date ? 'bg-brand-softer' : day.isWeekend ? 'bg-sunken/70' : ''}`}
          style={{ left: (inSight.first + place) * shown.dayPx, width: shown.dayPx }}
        >
          {days.length === 1 && <div className="calendar-hours absolute inset-0" />}
        </div>
      ))}
      {now >= shown.from && now < shown.until && (
        <div className="absolute inset-y-0 z-[5] -ml-px border-l-2 border-accent" style={{ left: xOf(now, shown) }} />
      )}
    </div>
  );
};

/** The heading row above a category's vehicles. */
const GroupLine = memo(({ row, top }: { row: GroupRow; top: number }) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const { category, count, booked, height } = row;
  return (
    <div
      data-group
      className="absolute inset-x-0 border-b border-line bg-page text-2xs text-muted"
      style={{ top, height }}
    >
      <p className="sticky left-0 z-[16] bg-page flex h-full w-fit items-center gap-2 px-3">
        <span className="text-xs font-semibold text-ink">{nameIn(category, language)}</span>
        {t('vehicles', { count })}
        {booked > 0 && `, ${t('booked', { count: booked })}`}
      </p>
    </div>
  );
});

/** The number of bookings, vehicles and conflicts shown, with hints on dragging and shortcuts. */
const Counter = ({ rows, place }: { rows: readonly FleetRow[]; place: string | null }) => {
  const t = useWords('calendar');
  const { bookings, there, vehicles, conflicts } = useMemo(() => countAll(rows), [rows]);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-xs text-muted md:px-6">
      <p role="status" className="figures">
        {t('bookings', { count: bookings })}
        {place !== null && ` ${t('there', { count: there, place })}`}, {t('vehicles', { count: vehicles })}
        {conflicts > 0 && <span className="text-danger">, {t('conflicts', { count: conflicts })}</span>}
      </p>
      <p className="ml-auto text-2xs max-desk:hidden">
        {t('drag.hint')} <Key>M</Key> {t('drag.hintKey')} <Key>T</Key> {t('keys.today')} <Key>N</Key> {t('keys.add')}{' '}
        <Key>B</Key> {t('keys.block')}
      </p>
    </div>
  );
};

const countAll = (rows: readonly FleetRow[]) => {
  const vehicles = rows.filter((row): row is VehicleRow => row.kind === 'vehicle');
  const sum = (countOf: (row: VehicleRow) => number) => vehicles.reduce((all, row) => all + countOf(row), 0);
  return {
    bookings: sum(({ bars }) => bars.filter(({ item }) => item.kind === 'booking').length),
    there: sum(({ bars }) => bars.filter(({ item }) => item.kind === 'booking' && item.booking.isAtLocation).length),
    vehicles: vehicles.length,
    conflicts: sum(({ conflicts, stranded }) => conflicts.length + (stranded === null ? 0 : 1)),
  };
};

const Key = ({ children }: { children: string }) => (
  <kbd className="ml-1 rounded-sm border border-line px-1.5 text-2xs text-muted">{children}</kbd>
);
