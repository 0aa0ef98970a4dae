import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../../api/download.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { bytesText } from './bytes-text.ts';
import { Part } from './part.tsx';

type State = Readonly<{ is: 'idle' } | { is: 'failed'; failure: Failure } | { is: 'running' | 'done'; bytes: number }>;

/** Everything that the business keeps, as a file. While it comes, how much of it is here. */
export const Backup = () => {
  const { t } = useTranslation('system', { keyPrefix: 'backup' });
  const say = useProblemWords();
  const [state, setState] = useState<State>({ is: 'idle' });
  const make = async () => {
    setState({ is: 'running', bytes: 0 });
    let bytes = 0;
    const failure = await downloadFrom('/api/admin/settings/backup', {
      method: 'POST',
      timeoutMs: null,
      onProgress: (received) => {
        bytes = received;
        setState({ is: 'running', bytes });
      },
    });
    setState(failure ? { is: 'failed', failure } : { is: 'done', bytes });
  };
  const button = (
    <Button size="sm" busy={state.is === 'running' && t('busy')} onClick={() => void make()}>
      {t('button')}
    </Button>
  );
  return (
    <Part title={t('title')} text={t('text')} action={button}>
      {state.is === 'running' && (
        <p className="text-xs text-muted figures">{t('received', { size: bytesText(state.bytes) })}</p>
      )}
      {state.is === 'done' && <Alert tone="success" title={t('done', { size: bytesText(state.bytes) })} />}
      {state.is === 'failed' && (
        <RetryAlert tone="danger" title={t('failed')} retry={() => void make()}>
          {say(state.failure)}
        </RetryAlert>
      )}
    </Part>
  );
};
