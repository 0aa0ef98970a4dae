import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { PhotoSlider } from './photo-slider.tsx';
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

/** Two photographs of one place, in a dialog. */
export const ComparePhotos = ({ access, place, before, after, onClose }: Props) => {
  const t = useWords('photos');
  return (
    <Modal open onClose={onClose} title={place} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <PhotoSlider place={place} before={usePhoto(access, before)} after={usePhoto(access, after)} />
    </Modal>
  );
};
