import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
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
    <Modal
      open
      onClose={onClose}
      title={t('remove.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('remove.keep')}</Button>
          {!isInUse && (
            <Button look="danger" busy={isBusy && t('remove.busy')} onClick={() => void remove()}>
              {t(`remove.do.${removal}`)}
            </Button>
          )}
        </>
      }
    >
      {!isInUse && <p className="text-sm">{t('remove.text', { name })}</p>}
      {!isInUse && removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
      {vehicles > 0 && (
        <Alert tone="warning" title={t('remove.inUse', { name })}>
          {t('staffProblems:fleet.category-in-use', { units: vehicles })} {itsVehicles}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" title={t(failure.status === 0 ? 'failed.deleteError' : 'failed.delete')}>
          {say(failure)} {isInUse && itsVehicles}
        </Alert>
      )}
    </Modal>
  );
};
