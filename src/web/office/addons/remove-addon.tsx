import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useDeed } from '../live/use-deed.ts';
import type { Addon } from './addon-categories.ts';

/** Asks before an add-on goes, and says truly whether it is gone or archived. */
export const RemoveAddon = ({ addon: { id, name, removal }, onClose }: { addon: Addon; onClose: () => void }) => {
  const { t } = useTranslation('addons', { keyPrefix: 'remove' });
  const { t: words } = useTranslation('addons', { keyPrefix: 'failed' });
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    const reply = await run('DELETE /addons/:id', { params: { id } }, { failed: setFailure });
    if (!reply) return;
    notify({ message: t(`done.${reply.data.removal}`, { name }) });
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button look="danger" busy={isBusy && t('busy')} onClick={() => void remove()}>
            {t(`do.${removal}`)}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('text')}</p>
      {removal === 'archived' && <p className="text-sm text-muted">{t('archive')}</p>}
      {failure && (
        <Alert tone="danger" title={words(failure.status === 0 ? 'deleteError' : 'delete')}>
          {say(failure)}
        </Alert>
      )}
    </Modal>
  );
};
