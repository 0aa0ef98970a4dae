import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import type { Conflict } from '../plan/conflicts.ts';
import { LANE_PX, laneTop, type VehicleRow } from '../plan/fleet-rows.ts';
import { DAY_PX, xOf } from '../plan/geometry.ts';
import type { Frame, InSight } from './frame.ts';

type Props = { conflict: Conflict; row: VehicleRow; frame: Frame; inSight: InSight };

const hours = (count: number) => Number(count.toFixed(1));

/** That two rentals follow each other too closely, and by how many hours; left of the one that comes after. */
export const ConflictMark = ({ conflict, row, frame, inSight }: Props) => {
  const { t } = useTranslation('calendar');
  const after = row.bars.find(({ item }) => item.id === conflict.after);
  if (!after) return null;
  const left = xOf(after.item.from, frame.shown);
  if (left < inSight.first * DAY_PX || left > inSight.end * DAY_PX) return null;
  const { gapHours } = conflict;
  return (
    <p
      className="pointer-events-none absolute z-[13] flex items-center gap-1 rounded-full bg-danger-solid px-2 py-0.5 text-2xs font-semibold whitespace-nowrap text-on-danger"
      style={{ left: left - 4, top: laneTop(after.lane) + LANE_PX / 2, translate: '-100% -50%' }}
    >
      <Icon name="alert" size="xs" />
      {gapHours < 0
        ? t('conflict.overlap', { hours: hours(-gapHours) })
        : t('conflict.gap', { gap: hours(gapHours), needed: frame.turnoverHours })}
    </p>
  );
};
