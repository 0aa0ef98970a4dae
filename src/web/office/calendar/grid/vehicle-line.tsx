import { memo } from 'react';
import { Link } from 'react-router';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import type { VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_PX, placeOf } from '../plan/geometry.ts';
import { BlockMark } from './block-mark.tsx';
import { BookingMark } from './booking-mark.tsx';
import { ConflictMark } from './conflict-mark.tsx';
import type { Frame, InSight } from './frame.ts';
import { FreeCells } from './free-cells.tsx';

type Props = { row: VehicleRow; top: number; frame: Frame; inSight: InSight };

/** A vehicle, what takes it, and the free days between. */
export const VehicleLine = memo(({ row, top, frame, inSight }: Props) => {
  const { vehicle, bars, conflicts, height } = row;
  const left = inSight.first * DAY_PX;
  const right = inSight.end * DAY_PX;
  const drawn = bars.flatMap((laned) => {
    const place = placeOf(laned.item, frame.shown);
    return place && place.left < right && place.left + place.width > left ? [{ ...laned, place }] : [];
  });
  return (
    <div data-row className="absolute inset-x-0 flex border-b border-line" style={{ top, height }}>
      <VehicleCell vehicle={vehicle} />
      <div className="relative flex-1">
        <FreeCells row={row} frame={frame} inSight={inSight} />
        {drawn.map(({ item, lane, place }) =>
          item.kind === 'booking' ? (
            <BookingMark key={item.id} bar={item} lane={lane} place={place} frame={frame} />
          ) : (
            <BlockMark key={item.id} bar={item} lane={lane} place={place} vehicle={vehicle} />
          ),
        )}
        {conflicts.map((conflict) => (
          <ConflictMark key={conflict.after} conflict={conflict} row={row} frame={frame} inSight={inSight} />
        ))}
      </div>
    </div>
  );
});

const VehicleCell = memo(({ vehicle }: Pick<VehicleRow, 'vehicle'>) => (
  <Link
    to={`/admin/vehicles/${vehicle.id}`}
    prefetch="none"
    className="sticky left-0 z-[16] flex w-(--rows) shrink-0 items-center gap-2.5 border-r border-line-strong bg-surface px-3 text-xs no-underline hover:bg-hover"
  >
    <VehicleImage src={vehicle.drawing} alt="" className="w-14 shrink-0 max-md:hidden" />
    <span className="min-w-0">
      <span className="block truncate font-semibold text-ink">{vehicle.name}</span>
      <span className="block truncate text-2xs text-muted">{vehicle.licensePlate}</span>
    </span>
  </Link>
));
