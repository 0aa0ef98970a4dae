import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { barLabel } from '../plan/bar-label.ts';
import { type BlockBar, type CalendarVehicle, LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import type { placeOf } from '../plan/geometry.ts';

type Props = {
  bar: BlockBar;
  lane: number;
  place: NonNullable<ReturnType<typeof placeOf>>;
  vehicle: CalendarVehicle;
};

/** A maintenance period of a vehicle. */
export const BlockMark = ({ bar, lane, place: { left, width }, vehicle }: Props) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const from = formatDayTime(new Date(bar.from).toISOString(), language);
  const until = formatDayTime(new Date(bar.until).toISOString(), language);
  const label = barLabel(width);
  return (
    <div
      role="img"
      aria-label={t('bar.maintenanceName', {
        vehicle: namedWithPlate(vehicle.name, vehicle.licensePlate),
        from,
        until,
      })}
      title={bar.reason}
      className="calendar-maintenance absolute z-10 overflow-clip rounded-sm text-2xs leading-tight text-ink"
      style={{ left, width, top: laneTop(lane), height: LANE_PX }}
    >
      {label.place === 'inside' && (
        <span className="sticky left-(--rows) flex h-full w-fit max-w-full flex-col justify-center px-2">
          <b className="truncate font-semibold">{t('bar.maintenance')}</b>
          {label.hasTwoLines && (
            <span className="truncate">{t('bar.reasonUntil', { reason: bar.reason, when: until })}</span>
          )}
        </span>
      )}
    </div>
  );
};
