import { useState } from 'react';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

type Props = {
  id: string;
  headers: Record<string, string>;
  slip: { id: string; name: string };
  onDone: (left: DataOf<'GET /bookings/:id/slips'>) => void;
  onClose: () => void;
};

/** Asks before a slip is taken back. */
export const WithdrawSlip = ({ id, headers, slip, onDone, onClose }: Props) => {
  const t = useWords('transfer', 'slips.withdraw');
  const say = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setBusy(true);
    const params = { id, slipId: slip.id };
    const outcome = await api.call('DELETE /bookings/:id/slips/:slipId', { params, headers });
    setBusy(false);
    return outcome.success ? onDone(outcome.data) : setFailure(say(outcome));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button look="danger" busy={isBusy && t('busy')} onClick={withdraw}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={t('failed')}>
          {failure}
        </Alert>
      )}
      <p className="font-medium">{slip.name}</p>
      <p className="text-sm text-muted">{t('text')}</p>
    </Modal>
  );
};
