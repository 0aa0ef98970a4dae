import { useState } from 'react';
import { useWords } from '../languages/use-words.ts';

type Props = {
  /** What the place is called. */
  place: string;
  /** Where the photographs of the pick-up and of the return are shown from; null until they are there. */
  before: string | null;
  after: string | null;
};

/** Two photographs of one place over each other, with a slider between them. */
export const PhotoSlider = ({ place, before, after }: Props) => {
  const t = useWords('photos');
  const [at, setAt] = useState(50);
  return (
    <>
      <div className="relative aspect-[3/2] overflow-hidden rounded-md bg-sunken">
        {after && <img src={after} alt={t('return')} className="absolute inset-0 size-full object-contain" />}
        {before && (
          <img
            src={before}
            alt={t('pick-up')}
            className="absolute inset-0 size-full object-contain"
            style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
          />
        )}
        <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: `${at}%` }} />
      </div>
      <div className="mt-2 flex justify-between text-xs text-muted" aria-hidden="true">
        <span>{t('pick-up')}</span>
        <span>{t('return')}</span>
      </div>
      <input
        type="range"
        // It is of no form: it is no field of what may stand around it.
        form=""
        min={0}
        max={100}
        value={at}
        aria-label={t('slider', { place })}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        className="min-h-11 w-full accent-(--brand)"
      />
    </>
  );
};
