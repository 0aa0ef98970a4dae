import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { ConfirmRemoval } from '../../form-dialog/confirm-removal.tsx';
import { useDeed } from '../../live/use-deed.ts';

/** Asks before a place is deleted (document 3, Locations tab). One that bookings name is archived, and the text says so. */
export const DeleteLocation = ({ location, onClose }: { location: OfficeLocation; onClose: () => void }) => {
  const { t } = useTranslation('places');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const say = useProblemWords();
  const remove = async () => {
    const asked = { params: { id: location.id } };
    const done = ({ data }: { data: { isArchived: boolean } }) => t(data.isArchived ? 'archived' : 'deleted');
    if (await run('DELETE /admin/settings/locations/:id', asked, { done, failed: setFailure })) onClose();
  };
  return (
    <ConfirmRemoval
      title={location.name}
      keep={t('cancel')}
      remove={t(location.isInUse ? 'archive' : 'delete')}
      busy={isBusy && t('deleting')}
      failed={failure && { title: t('failedToDelete'), text: say(failure) }}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p>{t('sure')}</p>
      <p className="text-sm text-muted">{t(location.isInUse ? 'archives' : 'deletes')}</p>
    </ConfirmRemoval>
  );
};
