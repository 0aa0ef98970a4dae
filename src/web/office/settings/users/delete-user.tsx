import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Removal } from '#contract/office/removal.ts';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { nameOf, type User } from './user.ts';

/** Asks before somebody is removed for good (document 3, Admin Users tab). Whom records name is archived, and the text says so. */
export const DeleteUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('colleagues');
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const sentenceOf = useUserTrouble('delete');
  const name = nameOf(user);
  const { removal } = user;
  const remove = async () => {
    const done = ({ data }: { data: { removal: Removal } }) => t(`done.${data.removal}`, { name });
    const told = { done, failed: setTrouble };
    if (await run('DELETE /users/:id', { params: { id: user.id } }, told)) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`remove.title.${removal}`, { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button look="danger" busy={isBusy && t('remove.busy')} onClick={() => void remove()}>
            {t(`remove.do.${removal}`)}
          </Button>
        </>
      }
    >
      {trouble && <Alert tone="danger" title={sentenceOf(trouble)} />}
      <p>{t(`remove.text.${removal}`)}</p>
      <p className="text-sm text-muted">{t('remove.keeps')}</p>
    </Modal>
  );
};
