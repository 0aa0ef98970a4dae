import { useTranslation } from 'react-i18next';
import { RemoveRecord } from '../form/remove-record.tsx';
import type { Addon } from './addon-categories.ts';

/** Asks before an add-on goes, and says truly whether it is gone or archived. */
export const RemoveAddon = ({ addon: { id, name, removal }, onClose }: { addon: Addon; onClose: () => void }) => {
  const { t } = useTranslation('addons');
  return (
    <RemoveRecord
      route="DELETE /addons/:id"
      id={id}
      title={name}
      keep={t('remove.keep')}
      remove={t(`remove.do.${removal}`)}
      busy={t('remove.busy')}
      done={({ data }) => t(`remove.done.${data.removal}`, { name })}
      notRemoved={t('failed.delete')}
      notReached={t('failed.deleteError')}
      onClose={onClose}
    >
      <p className="text-sm">{t('remove.text')}</p>
      {removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
    </RemoveRecord>
  );
};
