import type { MouseEvent } from 'react';
import type { Pin } from '#kernel/damage.ts';
import { useWords } from '../languages/use-words.ts';
import { arranged } from './arranged.ts';
import { Outline } from './outlines.tsx';

/** A damage that has its place on the drawing. */
export type DrawnPin = Readonly<{
  /** The id of what tells about it: pressed, the pin leads there. */
  leadsTo: string;
  number: number;
  pin: Pin | null;
  /** The damage in words. */
  name: string;
  /** `new`: not recorded yet. */
  look: 'known' | 'new' | 'over';
}>;

type Props = {
  bodyType: string;
  pins: readonly DrawnPin[];
  /** Adds a damage where the drawing was pressed; null where a key pressed it. */
  onPress?: (pin: Pin | null) => void;
};

const looks = {
  known: 'bg-brand text-on-brand',
  new: 'bg-danger-solid text-on-danger',
  over: 'border border-line-control bg-sunken text-muted',
};

const namesAt = {
  front: 'top-[8.5%] left-[17%]',
  rear: 'top-[89.5%] left-[17%]',
  left: 'top-1/2 left-1 [writing-mode:sideways-lr]',
  right: 'top-1/2 right-1 [writing-mode:vertical-rl]',
};

/** A vehicle unfolded, seen from above with its four sides, and numbered pins on it. */
export const VehicleDrawing = ({ bodyType, pins, onPress }: Props) => {
  const t = useWords('damage');
  const outline = (
    <svg
      viewBox="0 0 600 800"
      role="img"
      aria-label={t('drawing')}
      className="block w-full"
      style={{ fill: 'var(--surface)', stroke: 'var(--text-muted)', strokeWidth: 2, strokeLinejoin: 'round' }}
    >
      <Outline bodyType={bodyType} />
    </svg>
  );
  return (
    <div className="relative w-full max-w-100 rounded-md bg-sunken">
      {onPress ? (
        <button
          type="button"
          aria-label={t('press')}
          onClick={(event) => onPress(pinOf(event))}
          className="block w-full cursor-pointer"
        >
          {outline}
        </button>
      ) : (
        outline
      )}
      <SideNames />
      {arranged(pins).map(
        ({ leadsTo, number, pin, name, look, aside }) =>
          pin && (
            <button
              key={leadsTo}
              type="button"
              aria-label={t('numbered', { number, damage: name })}
              title={name}
              onClick={() => document.getElementById(leadsTo)?.focus()}
              className={`absolute grid size-6 place-items-center rounded-full text-2xs font-semibold [translate:-50%_-50%] ${looks[look]}`}
              style={{ left: `calc(${pin.x / 10}% + ${aside}px)`, top: `${pin.y / 10}%` }}
            >
              {number}
            </button>
          ),
      )}
    </div>
  );
};

/** Where each side is, as words on the drawing that let a press through. */
const SideNames = () => {
  const t = useWords('damage', 'side');
  return (['front', 'rear', 'left', 'right'] as const).map((side) => (
    <span key={side} aria-hidden="true" className={`pointer-events-none absolute text-2xs text-muted ${namesAt[side]}`}>
      {t(side)}
    </span>
  ));
};

/** Where the drawing was pressed. A key presses nowhere. */
const pinOf = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>): Pin | null => {
  if (detail === 0) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const thousandths = (part: number, whole: number) => Math.min(1000, Math.max(0, Math.round((part / whole) * 1000)));
  return { x: thousandths(clientX - left, width), y: thousandths(clientY - top, height) };
};
