import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { RemoveRecord } from '../form/remove-record.tsx';
import type { Category } from './category-form.tsx';

type Props = { category: Category; onClose: () => void };

/** Asks before a category goes; where vehicles have it, says that they are in the way. */
export const RemoveCategory = ({ category: { id, name, removal, vehicles }, onClose }: Props) => {
  const { t } = useTranslation(['categories', 'staffProblems']);
  const isInUse = vehicles > 0;
  const itsVehicles = (
    <Link to={`/admin/vehicles?categoryId=${id}`} className="font-medium text-link underline">
      {t('remove.vehicles')}
    </Link>
  );
  return (
    <RemoveRecord
      route="DELETE /admin/categories/:id"
      id={id}
      title={t('remove.title')}
      keep={t('remove.keep')}
      remove={!isInUse && t(`remove.do.${removal}`)}
      busy={t('remove.busy')}
      done={({ data }) => t(`remove.done.${data.removal}`, { name })}
      notRemoved={t('failed.delete')}
      notReached={t('failed.deleteError')}
      onClose={onClose}
    >
      {(failure) =>
        isInUse ? (
          <Alert tone="warning" title={t('remove.inUse', { name })}>
            {t('staffProblems:fleet.category-in-use', { units: vehicles })} {itsVehicles}
          </Alert>
        ) : (
          <>
            <p className="text-sm">{t('remove.text', { name })}</p>
            {removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
            {failure?.error === 'fleet.category-in-use' && itsVehicles}
          </>
        )
      }
    </RemoveRecord>
  );
};
