import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { SystemStatus } from '../../dashboard/figures/system-status.tsx';
import { Part } from './part.tsx';

type System = DataOf<'GET /admin/analytics/system'>;
type Answer = System | 'failed' | null;

/** Asks every part of the product whether it works, and shows what each said. */
export const Health = () => {
  const { t } = useTranslation('system', { keyPrefix: 'health' });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>(null);
  const check = async () => {
    setBusy(true);
    const reply = await api.call('GET /admin/analytics/system');
    setBusy(false);
    setAnswer(reply.success ? reply.data : 'failed');
  };
  const button = (
    <Button size="sm" busy={isBusy && t('busy')} onClick={() => void check()}>
      {t('button')}
    </Button>
  );
  return (
    <Part title={t('title')} text={t('text')} action={button}>
      {answer === 'failed' && <RetryAlert tone="danger" title={t('failed')} retry={() => void check()} />}
      {answer && answer !== 'failed' && (
        <>
          <Alert tone={isWell(answer) ? 'success' : 'warning'} title={t('done')} />
          <div className="-mx-4">
            <SystemStatus system={answer} />
          </div>
        </>
      )}
    </Part>
  );
};

const isWell = ({ database, jobs, mail, payments, storage }: System) =>
  [database, jobs, mail, payments, storage].every(({ state }) => state === 'ok' || state === 'off');
