import { useId, useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { useReload } from '../../../connection/use-reload.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PhotoButton } from '../../../photos/photo-button.tsx';
import { shrinkPhotos } from '../../../photos/shrink-photos.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/icons.tsx';

type Props = { bookingId: string; onAdded: (ids: readonly string[]) => void };

/** Adds photographs to those of the return, which stays possible once it is recorded. */
export const AddPhotos = ({ bookingId, onAdded }: Props) => {
  const t = useWords('bookings', 'claims');
  const say = useProblemWords();
  const reload = useReload();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await upload('POST /admin/bookings/:id/photos/:kind', {
      params: { id: bookingId, kind: 'return' },
      field: 'images',
      files: await shrinkPhotos(files),
    });
    if (outcome.success) await reload();
    setBusy(false);
    setWhy(outcome.success ? null : say(outcome));
    // The newest of the return are those that were sent.
    if (outcome.success) onAdded(outcome.data.slice(-files.length).map((photo) => photo.id));
  };
  return (
    <div className="mt-2 grid justify-items-start gap-1.5">
      <PhotoButton name={t('addPhotos')} size="sm" onChoose={add}>
        <Icon name="camera" size="sm" />
        <span role="status">{t(isBusy ? 'addingPhotos' : 'addPhotos')}</span>
      </PhotoButton>
      {why && <FieldError id={`${id}-error`}>{why}</FieldError>}
    </div>
  );
};
