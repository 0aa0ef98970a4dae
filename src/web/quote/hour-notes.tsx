import type { OutsideHours } from '#contract/fleet.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { Icon } from '../ui/icons.tsx';

/** A pick-up or return of a booking by its hour; `outside` is null within opening hours. */
export type AtHour = Readonly<{
  stop: 'pickUp' | 'dropOff';
  outside: OutsideHours | null;
  /** How the key box is used, once that is known. */
  keyBox: Readonly<{ en: string; th: string | null }> | null;
}>;

/** What the hours of a booking's pick-up and return mean, with the instructions of the key box. */
export const HourNotes = ({ stops }: { stops: readonly AtHour[] }) =>
  stops.map((one) => one.outside && <HourNote key={one.stop} {...one} outside={one.outside} />);

const HourNote = ({ stop, outside, keyBox }: AtHour & { outside: OutsideHours }) => {
  const t = useWords('quote', 'outside');
  const language = useLanguage();
  // Staff may book at an hour that customers cannot.
  const kind = outside === 'refused' ? 'free' : outside;
  return (
    <div className="mt-1.5 flex gap-2 text-sm">
      <Icon name={keyBox ? 'key' : 'clock'} size="sm" className="mt-1 text-warning" />
      {keyBox ? (
        <div className="min-w-0">
          <p className="font-semibold">{t(`${stop}.keyBox`)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{textIn(keyBox, language)}</p>
        </div>
      ) : (
        <p>{t(`${stop}.${kind}`)}</p>
      )}
    </div>
  );
};
