import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { BRIEF_MS } from '../../../ui/toast/briefly.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { Part } from './part.tsx';

/** Forgets answers that the server keeps for a while. What came of it stands here: a toast would lie over the buttons. */
export const Cache = () => {
  const { t } = useTranslation('system', { keyPrefix: 'cache' });
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
    <Part title={t('title')} text={t('text')} action={button}>
      {isCleared && <Alert tone="success" title={t('done')} />}
      {problem && (
        <Alert tone="danger" title={t('failed')}>
          {say(problem)}
        </Alert>
      )}
    </Part>
  );
};
