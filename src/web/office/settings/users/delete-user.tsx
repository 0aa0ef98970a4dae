import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { nameOf, type User } from './user.ts';

/** Asks before somebody is removed for good (document 3, Admin Users tab). */
export const DeleteUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('colleagues');
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const sentenceOf = useUserTrouble('delete');
  const name = nameOf(user);
  const remove = async () => {
    const told = { done: t('done.deleted', { name }), failed: setTrouble };
    if (await run('DELETE /users/:id', { params: { id: user.id } }, told)) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('remove.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button look="danger" busy={isBusy && t('remove.busy')} onClick={() => void remove()}>
            {t('do.delete')}
          </Button>
        </>
      }
    >
      {trouble && <Alert tone="danger" title={sentenceOf(trouble)} />}
      <p>{t('remove.text')}</p>
      <p className="text-sm text-muted">{t('remove.keeps')}</p>
    </Modal>
  );
};
