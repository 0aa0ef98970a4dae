import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useDeed } from '../../live/use-deed.ts';

/** Asks before a place is deleted (document 3, Locations tab). One that bookings name is archived, and the text says so. */
export const DeleteLocation = ({ location, onClose }: { location: OfficeLocation; onClose: () => void }) => {
  const { t } = useTranslation('places');
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const say = useProblemWords();
  const remove = async () => {
    const asked = { params: { id: location.id } };
    const done = ({ data }: { data: { isArchived: boolean } }) => t(data.isArchived ? 'archived' : 'deleted');
    if (await run('DELETE /admin/settings/locations/:id', asked, { done, failed: setTrouble })) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={location.name}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" busy={isBusy && t('deleting')} onClick={() => void remove()}>
            {t(location.isInUse ? 'archive' : 'delete')}
          </Button>
        </>
      }
    >
      {trouble && (
        <Alert tone="danger" title={t('failedToDelete')}>
          {say(trouble)}
        </Alert>
      )}
      <p>{t('sure')}</p>
      <p className="text-sm text-muted">{t(location.isInUse ? 'archives' : 'deletes')}</p>
    </Modal>
  );
};
