import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { newBookingPath } from '../calendar-address.ts';
import { daysTaken } from '../plan/day-load.ts';
import type { VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_PX } from '../plan/geometry.ts';
import type { Frame, InSight } from './frame.ts';

type Props = { row: VehicleRow; frame: Frame; inSight: InSight };

/** The days on which nothing takes the vehicle: each begins a booking of it. Tab comes to the first one of a row. */
export const FreeCells = ({ row, frame, inSight }: Props) => {
  const { t } = useTranslation('calendar');
  const now = today(useNow());
  const taken = useMemo(() => daysTaken(row.bars, frame.first, frame.days.length), [row, frame]);
  const free = frame.days.flatMap((day, index) => {
    const isInSight = index >= inSight.first && index < inSight.end;
    return isInSight && !taken.has(index) && day.date >= now ? [{ ...day, index }] : [];
  });
  return free.map(({ date, label, index }, place) => {
    const book = t('book', { day: label });
    return (
      <a
        key={date}
        href={newBookingPath(row.vehicle.id, date)}
        data-cell={date}
        tabIndex={place === 0 ? 0 : -1}
        aria-label={t('bookVehicle', { book, vehicle: namedWithPlate(row.vehicle.name, row.vehicle.licensePlate) })}
        className="calendar-cell absolute inset-y-1 grid place-items-center rounded-sm border border-dashed border-brand bg-surface text-2xs font-medium text-link no-underline"
        style={{ left: index * DAY_PX + 3, width: DAY_PX - 6 }}
      >
        + {book}
      </a>
    );
  });
};
