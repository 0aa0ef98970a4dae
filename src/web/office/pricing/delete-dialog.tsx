import { useTranslation } from 'react-i18next';
import type { Removal } from '#contract/office/removal.ts';
import { RemoveRecord } from '../form/remove-record.tsx';

type Props = {
  route: 'DELETE /admin/pricing/seasonal-rates/:id' | 'DELETE /admin/pricing/promo-codes/:id';
  /** What is deleted, and what the server says deleting it does. */
  row: Readonly<{ id: string; name: string; removal: Removal }>;
  onClose: () => void;
};

/** Asks before something is deleted; it says truly whether it is gone or archived. */
export const DeleteDialog = ({ route, row: { id, name, removal }, onClose }: Props) => {
  const kind = route === 'DELETE /admin/pricing/promo-codes/:id' ? 'promos' : 'seasons';
  const { t } = useTranslation('pricing');
  return (
    <RemoveRecord
      route={route}
      id={id}
      title={t(`${kind}.ask.${removal}`)}
      keep={t('do.cancel')}
      remove={t(removal === 'archived' ? 'do.archive' : 'do.delete')}
      busy={t('do.deleting')}
      done={({ data }) => t(`${kind}.${data.removal}`, { name })}
      notRemoved={t('do.notDeleted')}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{t(`${kind}.${removal === 'archived' ? 'askArchive' : 'askDelete'}`)}</p>
    </RemoveRecord>
  );
};
