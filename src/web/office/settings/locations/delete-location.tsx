import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import { RemoveRecord } from '../../form/remove-record.tsx';

/** Asks before a place is deleted (document 3, Locations tab). One that bookings name is archived, and the text says so. */
export const DeleteLocation = ({ location, onClose }: { location: OfficeLocation; onClose: () => void }) => {
  const { t } = useTranslation('places');
  return (
    <RemoveRecord
      route="DELETE /admin/settings/locations/:id"
      id={location.id}
      title={location.name}
      keep={t('cancel')}
      remove={t(location.isInUse ? 'archive' : 'delete')}
      busy={t('deleting')}
      done={({ data }) => t(data.isArchived ? 'archived' : 'deleted')}
      notRemoved={t('failedToDelete')}
      onClose={onClose}
    >
      <p>{t('sure')}</p>
      <p className="text-sm text-muted">{t(location.isInUse ? 'archives' : 'deletes')}</p>
    </RemoveRecord>
  );
};
