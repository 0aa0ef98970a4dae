import { useState } from 'react';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PhotoButton } from '../../../photos/photo-button.tsx';
import { PhotoSlider } from '../../../photos/photo-slider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';

export type Picture = Readonly<{ id: string; place: PhotoPlace | null; src: string; isOnDevice: boolean }>;

type Props = {
  /** What the place is called. */
  label: string;
  /** All of it, oldest first. */
  pictures: readonly Picture[];
  /** Where the picture of the pick-up is shown from, at a return. */
  before: string | null;
  onTake: (files: readonly File[]) => void;
  /** Takes a picture back that is on this device alone. */
  onRemove: (id: string) => void;
  onClose: () => void;
};

/** The pictures of a place, large, the last one first, beside that of the pick-up; taken again, or taken back. */
export const PictureDialog = ({ label, pictures, before, onTake, onRemove, onClose }: Props) => {
  const t = useWords('bookings', 'handOver');
  const [at, setAt] = useState(pictures.length - 1);
  const shown = pictures[at] ?? pictures.at(-1);
  if (!shown) return null;
  const choose = (files: readonly File[]) => {
    onTake(files);
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={label}
      actions={
        <>
          {shown.isOnDevice && (
            <Button
              onClick={() => {
                onRemove(shown.id);
                onClose();
              }}
            >
              {t('pictureRemove')}
            </Button>
          )}
          <PhotoButton name={t('placeAgain', { place: label })} isFromCamera onChoose={choose}>
            {t('pictureAgain')}
          </PhotoButton>
          <Button look="brand" onClick={onClose}>
            {t('pictureClose')}
          </Button>
        </>
      }
    >
      {before ? (
        <PhotoSlider place={label} before={before} after={shown.src} />
      ) : (
        <img src={shown.src} alt={label} className="max-h-[60dvh] w-full rounded-md bg-sunken object-contain" />
      )}
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ id, src }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('photo', { index: index + 1 })}
                aria-pressed={id === shown.id}
                onClick={() => setAt(index)}
                className="block rounded-sm border-2 border-transparent aria-pressed:border-brand"
              >
                <img src={src} alt="" className="h-11 w-16 rounded-sm object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs text-muted">{t(shown.isOnDevice ? 'pictureHere' : 'pictureSent')}</p>
    </Modal>
  );
};
