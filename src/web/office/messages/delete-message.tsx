import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/browser.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';

type Props = { id: string; subject: string; closePath: string; onClose: () => void };

/** Asks before a message leaves the list, and says what becomes of it. */
export const DeleteMessage = ({ id, subject, closePath, onClose }: Props) => {
  const { t } = useTranslation('messages');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    const outcome = await api.call('DELETE /contact/:id', { params: { id } });
    setBusy(false);
    if (!outcome.success && outcome.error !== 'contact.message-not-found') return setFailed(true);
    notify({ message: t('delete.done') });
    void navigate(closePath, { preventScrollReset: true });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('delete.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
          <Button look="danger" busy={isBusy && t('delete.busy')} onClick={() => void remove()}>
            {t(hasFailed ? 'failed.again' : 'do.delete')}
          </Button>
        </>
      }
    >
      {hasFailed && <Alert tone="danger" title={t('failed.delete')} />}
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="text-muted">{t('delete.text')}</p>
    </Modal>
  );
};
