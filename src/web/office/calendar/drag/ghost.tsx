import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import type { Frame } from '../grid/frame.ts';
import { type Bar, LANE_PX, laneTop } from '../plan/fleet-rows.ts';
import { xOf } from '../plan/geometry.ts';
import { inTheWay, type Move, mayMakeRoom } from './move.ts';
import type { MovePreview } from './use-move-preview.ts';

type Props = { move: Move | null; preview: MovePreview; top: number; frame: Frame };

type Landing = 'free' | 'room' | 'taken';

const looks: Record<Landing, { box: string; text: string; icon: IconName }> = {
  free: { box: 'border-success-mark bg-success-soft text-success', text: 'bg-success-soft', icon: 'check' },
  room: { box: 'border-brand bg-brand-softer text-on-brand-soft', text: 'bg-brand-softer', icon: 'repeat' },
  taken: { box: 'border-danger-mark bg-danger-soft text-danger', text: 'bg-danger-soft', icon: 'alert' },
};

/** Where a dragged bar would land, with what it would conflict with or who would make room for it. */
export const Ghost = ({ move, preview, top, frame }: Props) => {
  const language = useLanguage();
  const say = useLandingWords();
  if (!move) return null;
  const { row, from, until } = move;
  const clash = inTheWay(move, frame.turnoverHours);
  const landing = landingOf(clash, preview);
  const look = looks[landing];
  const day = (ms: number) => formatDayTime(new Date(ms).toISOString(), language);
  const left = xOf(from, frame.shown);
  return (
    <div className="pointer-events-none absolute top-0 left-(--rows) z-[18]">
      <div
        data-ghost={landing}
        className={`absolute rounded-sm border-2 border-dashed text-2xs leading-tight shadow-md ${look.box}`}
        style={{ left, width: xOf(until, frame.shown) - left, top: top + laneTop(0), height: LANE_PX }}
      >
        <p
          className={`sticky left-(--rows) flex h-full w-fit flex-col justify-center rounded-sm px-2 whitespace-nowrap text-ink ${look.text}`}
        >
          <b className="flex items-center gap-1 font-semibold">
            <Icon name={look.icon} size="xs" />
            {say(clash, landing, preview)}, {namedWithPlate(row.vehicle.name, row.vehicle.licensePlate)}
          </b>
          {day(from)} – {day(until)}
        </p>
      </div>
    </div>
  );
};

/** Taken also where the server has said that who is in the way cannot make room. */
const landingOf = (clash: Bar | null, { answer }: MovePreview): Landing => {
  if (!clash) return 'free';
  return mayMakeRoom(clash) && (answer === null || answer.success) ? 'room' : 'taken';
};

const useLandingWords = () => {
  const t = useWords('calendar', 'drag');
  return (clash: Bar | null, landing: Landing, { planned }: MovePreview): string => {
    if (!clash) return t('free');
    if (clash.kind === 'block') return t('meetsMaintenance', { reason: clash.reason });
    const { bookingNumber: number, customerName: customer } = clash.booking;
    if (landing === 'taken') return t('meets', { number, customer });
    if (!planned) return t('mayMove', { number });
    return planned.moves
      .map((move) => t('moves', { number: move.bookingNumber, plate: move.to.licensePlate || move.to.name }))
      .join(', ');
  };
};
