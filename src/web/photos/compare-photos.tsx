import { useState } from 'react';
import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { type PhotoAccess, usePhoto } from './use-photo.ts';

type Props = {
  access: PhotoAccess;
  /** What the place is called. */
  place: string;
  /** The ids of the photographs of the pick-up and of the return. */
  before: string;
  after: string;
  onClose: () => void;
};

/** Two photographs of one place over each other, with a slider between them. */
export const ComparePhotos = ({ access, place, before, after, onClose }: Props) => {
  const t = useWords('photos');
  const [at, setAt] = useState(50);
  const [atPickUp, atReturn] = [usePhoto(access, before), usePhoto(access, after)];
  return (
    <Modal open onClose={onClose} title={place} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className="relative aspect-[3/2] overflow-hidden rounded-md bg-sunken">
        {atReturn && <img src={atReturn} alt={t('return')} className="absolute inset-0 size-full object-contain" />}
        {atPickUp && (
          <img
            src={atPickUp}
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
        min={0}
        max={100}
        value={at}
        aria-label={t('slider', { place })}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        className="min-h-11 w-full accent-(--brand)"
      />
    </Modal>
  );
};
