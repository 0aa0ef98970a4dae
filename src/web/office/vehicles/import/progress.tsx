import { useTranslation } from 'react-i18next';
import { BadLines } from './bad-lines.tsx';
import type { Running } from './use-import.ts';

/** How far an import is, and what became of it. */
export const Progress = ({ running: { status, done, total, bad } }: { running: Running }) => {
  const { t } = useTranslation('fleet', { keyPrefix: 'import' });
  return (
    <>
      <div role="status" className="grid gap-2">
        {status === 'running' ? (
          <p className="font-semibold figures">{t('running', { done, total })}</p>
        ) : (
          <p className="font-semibold text-success">{t('done', { count: done })}</p>
        )}
        {status === 'done' && bad.length > 0 && <p className="text-danger">{t('leftOut', { count: bad.length })}</p>}
      </div>
      <progress aria-label={t('progress')} value={done} max={total} className="h-2 w-full accent-brand" />
      {status === 'done' && bad.length > 0 && <BadLines bad={bad} />}
    </>
  );
};
