import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { barLabel } from '../plan/bar-label.ts';
import { LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import { placeOf } from '../plan/geometry.ts';
import type { LanedGhost } from '../plan/ghost.ts';
import type { Frame } from './frame.ts';

/** Where a booking would go, once that is confirmed. */
export const GhostMark = ({ ghost: { item, lane }, frame }: { ghost: LanedGhost; frame: Frame }) => {
  const t = useWords('calendar', 'ghost');
  const language = useLanguage();
  const place = placeOf(item, frame.shown);
  if (!place) return null;
  const { left, width } = place;
  const day = (ms: number) => formatDayTime(new Date(ms).toISOString(), language);
  const label = barLabel(width);
  const name = t('name', {
    number: item.bookingNumber,
    customer: item.customerName,
    from: day(item.from),
    until: day(item.until),
    leaves: namedWithPlate(item.leaves.name, item.leaves.licensePlate),
    goesTo: namedWithPlate(item.goesTo.name, item.goesTo.licensePlate),
  });
  return (
    <div
      role="img"
      data-coming={item.id}
      aria-label={name}
      title={name}
      className="absolute z-[12] overflow-clip rounded-sm border-2 border-dashed border-brand bg-brand-softer text-2xs leading-tight text-ink"
      style={{ left, width, top: laneTop(lane), height: LANE_PX }}
    >
      {label.place === 'inside' && (
        <span className="sticky left-(--rows) flex h-full w-fit max-w-full flex-col justify-center px-1.5">
          <b className="truncate font-semibold">{item.customerName}</b>
          {label.hasTwoLines && (
            <span className="truncate">{t('from', { plate: item.leaves.licensePlate || item.leaves.name })}</span>
          )}
        </span>
      )}
    </div>
  );
};
