import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form-dialog/confirm-removal.tsx';
import { useDeed } from '../live/use-deed.ts';
import type { Addon } from './addon-categories.ts';

/** Asks before an add-on goes, and says truly whether it is gone or archived. */
export const RemoveAddon = ({ addon: { id, name, removal }, onClose }: { addon: Addon; onClose: () => void }) => {
  const { t } = useTranslation('addons');
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    setFailure(null);
    const reply = await run('DELETE /addons/:id', { params: { id } }, { failed: setFailure });
    if (!reply) return;
    notify({ message: t(`remove.done.${reply.data.removal}`, { name }) });
    onClose();
  };
  return (
    <ConfirmRemoval
      title={name}
      keep={t('remove.keep')}
      remove={t(`remove.do.${removal}`)}
      busy={isBusy && t('remove.busy')}
      failed={
        failure && { title: t(failure.status === 0 ? 'failed.deleteError' : 'failed.delete'), text: say(failure) }
      }
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p className="text-sm">{t('remove.text')}</p>
      {removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
    </ConfirmRemoval>
  );
};
