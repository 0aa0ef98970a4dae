import { useState } from 'react';
import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { ComparePhotos } from './compare-photos.tsx';
import type { PhotoAccess } from './use-photo.ts';

type Props = {
  access: PhotoAccess;
  /** What the place is called. */
  place: string;
  /** The ids of the photographs of the pick-up and of the return; nothing is shown without both. */
  before: string | null;
  after: string | null;
};

/** Opens the two photographs of one place over each other. */
export const PhotoPair = ({ access, place, before, after }: Props) => {
  const t = useWords('photos');
  const [isOpen, setOpen] = useState(false);
  if (!before || !after) return null;
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('compare')}
      </Button>
      {isOpen && (
        <ComparePhotos access={access} place={place} before={before} after={after} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
