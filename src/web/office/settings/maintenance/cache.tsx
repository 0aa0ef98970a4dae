import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useRefusalWords } from '../../../site/refusals/use-refusal-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { Part } from './part.tsx';

/** Milliseconds for which a success is said (document 3, section 9). */
const SAID = 3000;

/** Forgets answers that the server keeps for a while. */
export const Cache = () => {
  const { t } = useTranslation('system', { keyPrefix: 'cache' });
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useRefusalWords();
  const clear = async () => {
    const failed = (failure: Failure) => notify({ message: `${t('failed')}. ${say(failure)}`, tone: 'trouble' });
    if (await run('POST /admin/settings/clear-cache', {}, { failed })) notify({ message: t('done'), duration: SAID });
  };
  const button = (
    <Button size="sm" busy={isBusy && t('busy')} onClick={() => void clear()}>
      {t('button')}
    </Button>
  );
  return <Part title={t('title')} text={t('text')} action={button} />;
};
