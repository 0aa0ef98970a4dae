import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import type { Frame } from '../grid/frame.ts';
import { type Bar, LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import { xOf } from '../plan/geometry.ts';
import { inTheWay, type Move } from './move.ts';

type Props = { move: Move | null; top: number; frame: Frame };

/** A preview of where a dragged bar would land, and of what it would conflict with. */
export const Ghost = ({ move, top, frame }: Props) => {
  const language = useLanguage();
  const meets = useMeets();
  if (!move) return null;
  const { row, from, until } = move;
  const clash = inTheWay(move, frame.turnoverHours);
  const day = (ms: number) => formatDayTime(new Date(ms).toISOString(), language);
  const left = xOf(from, frame.shown);
  return (
    <div className="pointer-events-none absolute top-0 left-(--rows) z-[18]">
      <div
        data-ghost={clash ? 'taken' : 'free'}
        className={`absolute rounded-sm border-2 border-dashed text-2xs leading-tight shadow-md ${clash ? 'border-danger-mark bg-danger-soft text-danger' : 'border-success-mark bg-success-soft text-success'}`}
        style={{ left, width: xOf(until, frame.shown) - left, top: top + laneTop(0), height: LANE_PX }}
      >
        <p
          className={`sticky left-(--rows) flex h-full w-fit flex-col justify-center rounded-sm px-2 whitespace-nowrap text-ink ${clash ? 'bg-danger-soft' : 'bg-success-soft'}`}
        >
          <b className="flex items-center gap-1 font-semibold">
            <Icon name={clash ? 'alert' : 'check'} size="xs" />
            {meets(clash)}, {namedWithPlate(row.vehicle.name, row.vehicle.licensePlate)}
          </b>
          {day(from)} – {day(until)}
        </p>
      </div>
    </div>
  );
};

const useMeets = () => {
  const t = useWords('calendar', 'drag');
  return (clash: Bar | null): string => {
    if (!clash) return t('free');
    if (clash.kind === 'block') return t('meetsMaintenance', { reason: clash.reason });
    return t('meets', { number: clash.booking.bookingNumber, customer: clash.booking.customerName });
  };
};
