import { useEffect, useState } from 'react';
import { apiContext } from '../../../api/contexts.ts';
import { downloadFrom } from '../../../api/download.ts';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { BRIEF_MS } from '../../../ui/toast/briefly.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Route } from './+types/maintenance';
import { bytesText } from './bytes-text.ts';
import { MaintenancePart } from './part.tsx';
import { Health, SystemFacts } from './system-facts.tsx';

export const handle: Handle = { words: ['system', 'dashboard'] };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  info: await context.get(apiContext).call('GET /admin/settings/system-info'),
});

/** `/admin/settings/maintenance`: system information, backup, cache and health check. */
const Maintenance = ({ loaderData: { info } }: Route.ComponentProps) => {
  const t = useWords('system');
  if (!info.success) return <ListFailed title={t('failed')} failure={info} />;
  return (
    <>
      <SystemFacts info={info.data} />
      <Backup />
      <Cache />
      <Health />
    </>
  );
};
export default Maintenance;

type State = Readonly<{ is: 'idle' } | { is: 'failed'; failure: Failure } | { is: 'running' | 'done'; bytes: number }>;

/** Downloads all data of the business as a file, sealed if a passphrase is typed, with the progress. */
const Backup = () => {
  const t = useWords('system', 'backup');
  const say = useProblemWords();
  const [state, setState] = useState<State>({ is: 'idle' });
  const [passphrase, setPassphrase] = useState('');
  const make = async () => {
    setState({ is: 'running', bytes: 0 });
    let bytes = 0;
    const failure = await downloadFrom('/api/admin/settings/backup', {
      method: 'POST',
      body: passphrase ? { passphrase } : {},
      timeoutMs: null,
      onProgress: (received) => {
        bytes = received;
        setState({ is: 'running', bytes });
      },
    });
    setState(failure ? { is: 'failed', failure } : { is: 'done', bytes });
  };
  const tooShort = state.is === 'failed' ? state.failure.fields.passphrase : undefined;
  const button = (
    <Button size="sm" busy={state.is === 'running' && t('busy')} onClick={() => void make()}>
      {t('button')}
    </Button>
  );
  return (
    <MaintenancePart title={t('title')} text={t('text')}>
      <PasswordField
        label={t('passphrase')}
        hint={t('passphraseHint')}
        error={tooShort && say(tooShort)}
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
        autoComplete="new-password"
        maxLength={200}
        className="max-w-md"
        optional
      />
      <div>{button}</div>
      {state.is === 'running' && (
        <p className="text-xs text-muted figures">{t('received', { size: bytesText(state.bytes) })}</p>
      )}
      {state.is === 'done' && <Alert tone="success" title={t('done', { size: bytesText(state.bytes) })} />}
      {state.is === 'failed' && !tooShort && (
        <RetryAlert tone="danger" title={t('failed')} retry={() => void make()}>
          {say(state.failure)}
        </RetryAlert>
      )}
    </MaintenancePart>
  );
};

/** Clears the server's cache. The result is shown here, since a toast would cover the buttons. */
const Cache = () => {
  const t = useWords('system', 'cache');
  const { run, isBusy } = useMutation();
  const say = useProblemWords();
  const [isCleared, setCleared] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isCleared) return;
    const timer = setTimeout(() => setCleared(false), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [isCleared]);
  const clear = async () => {
    setCleared(false);
    setProblem(null);
    if (await run('POST /admin/settings/clear-cache', {}, { failed: setProblem })) setCleared(true);
  };
  const button = (
    <Button size="sm" busy={isBusy && t('busy')} onClick={() => void clear()}>
      {t('button')}
    </Button>
  );
  return (
    <MaintenancePart title={t('title')} text={t('text')} action={button}>
      {isCleared && <Alert tone="success" title={t('done')} />}
      {problem && (
        <Alert tone="danger" title={t('failed')}>
          {say(problem)}
        </Alert>
      )}
    </MaintenancePart>
  );
};
