import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/browser.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form/confirm-removal.tsx';

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
    <ConfirmRemoval
      title={t('delete.title')}
      keep={t('delete.keep')}
      remove={t(hasFailed ? 'failed.again' : 'do.delete')}
      busy={isBusy && t('delete.busy')}
      failed={hasFailed ? { title: t('failed.delete') } : null}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="text-muted">{t('delete.text')}</p>
    </ConfirmRemoval>
  );
};
