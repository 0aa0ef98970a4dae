import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../icons.tsx';

type Props = { place: string; onOpen: () => void };

/** Blocks and a pin: the sign of a map, not a drawing of real streets. A press opens the real one. */
export const StillMap = ({ place, onOpen }: Props) => {
  const t = useWords('ui');
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${t('map.open')}, ${place}`}
      className="absolute inset-0 grid w-full place-items-center overflow-hidden [@media(scripting:none)]:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 400 232"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <g fill="none" stroke="var(--border)" strokeWidth="7">
          <path d="M-10 64h420M-10 168h420M84-10v260M316-10v260" />
          <path strokeWidth="3" d="M-10 116h420M32-10v260M142-10v260M258-10v260M366-10v260" />
        </g>
        <path
          d="M-10 214C70 196 110 226 190 204s130-22 230-4"
          fill="none"
          strokeWidth="16"
          stroke="var(--brand-soft)"
        />
      </svg>
      <span className="relative grid justify-items-center gap-2.5">
        <span className="grid size-11 place-items-center rounded-full bg-brand text-on-brand shadow-md">
          <Icon name="pin" />
        </span>
        <span className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-raised px-4 text-sm font-medium">
          <Icon name="map" size="sm" />
          {t('map.open')}
        </span>
      </span>
    </button>
  );
};
