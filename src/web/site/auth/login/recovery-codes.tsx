import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** Recovery codes, to copy, download or print. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useWords('login', 'recovery');
  const isReady = useIsReady();
  const text = codes.join('\n');
  return (
    <div className="grid gap-3">
      <ol aria-label={t('list')} className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-medium figures">{code}</code>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-2">
        {isReady && <CopyButton text={text} label={t('copy')} />}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('file')}
          className={buttonClass('outline', 'sm')}
        >
          <Icon name="download" size="sm" />
          {t('download')}
        </a>
        {isReady && (
          <Button size="sm" onClick={() => window.print()}>
            <Icon name="print" size="sm" />
            {t('print')}
          </Button>
        )}
      </div>
    </div>
  );
};
