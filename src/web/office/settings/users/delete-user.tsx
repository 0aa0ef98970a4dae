import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Removal } from '#contract/office/removal.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { nameOf, type User } from './user.ts';

/** Asks before somebody is removed for good (document 3, Admin Users tab). Whom records name is archived, and the text says so. */
export const DeleteUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('users');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation();
  const say = useProblemWords();
  const name = nameOf(user);
  const { removal } = user;
  const remove = async () => {
    const done = ({ data }: { data: { removal: Removal } }) => t(`done.${data.removal}`, { name });
    const told = { done, failed: setFailure };
    if (await run('DELETE /users/:id', { params: { id: user.id } }, told)) onClose();
  };
  return (
    <ConfirmRemoval
      title={t(`remove.title.${removal}`, { name })}
      keep={t('do.cancel')}
      remove={t(`remove.do.${removal}`)}
      busy={isBusy && t('remove.busy')}
      failed={failure && { title: t(failure.status === 0 ? 'errors.deleting' : 'errors.delete'), text: say(failure) }}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p>{t(`remove.text.${removal}`)}</p>
      <p className="text-sm text-muted">{t('remove.keeps')}</p>
    </ConfirmRemoval>
  );
};
