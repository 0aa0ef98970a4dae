import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form-dialog/confirm-removal.tsx';
import { useDeed } from '../live/use-deed.ts';
import type { Category } from './category-draft.ts';

type Props = { category: Category; onClose: () => void };

/** Asks before a category goes; where vehicles have it, says that they are in the way. */
export const RemoveCategory = ({ category: { id, name, removal, vehicles }, onClose }: Props) => {
  const { t } = useTranslation(['categories', 'staffProblems']);
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<Failure | null>(null);
  const failed = (found: Failure) => {
    setFailure(found);
    // Somebody was faster: the list says what is in the way from now on.
    if (found.status === 409) void revalidate();
  };
  const remove = async () => {
    const reply = await run('DELETE /admin/categories/:id', { params: { id } }, { failed });
    if (!reply) return;
    notify({ message: t(`remove.done.${reply.data.removal}`, { name }) });
    onClose();
  };
  const isInUse = vehicles > 0 || failure?.error === 'fleet.category-in-use';
  const itsVehicles = (
    <Link to={`/admin/vehicles?categoryId=${id}`} className="font-medium text-link underline">
      {t('remove.vehicles')}
    </Link>
  );
  return (
    <ConfirmRemoval
      title={t('remove.title')}
      keep={t('remove.keep')}
      remove={!isInUse && t(`remove.do.${removal}`)}
      busy={isBusy && t('remove.busy')}
      failed={
        failure && {
          title: t(failure.status === 0 ? 'failed.deleteError' : 'failed.delete'),
          text: (
            <>
              {say(failure)} {isInUse && itsVehicles}
            </>
          ),
        }
      }
      onRemove={() => void remove()}
      onClose={onClose}
    >
      {!isInUse && <p className="text-sm">{t('remove.text', { name })}</p>}
      {!isInUse && removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
      {vehicles > 0 && (
        <Alert tone="warning" title={t('remove.inUse', { name })}>
          {t('staffProblems:fleet.category-in-use', { units: vehicles })} {itsVehicles}
        </Alert>
      )}
    </ConfirmRemoval>
  );
};
