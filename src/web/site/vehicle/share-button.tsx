import { useWords } from '../../languages/use-words.ts';
import { useIsReady } from '../../shell/use-is-ready.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';

/** Shares the page with its dates: with the device's share dialog, else by copying the link. Hidden without scripts. */
export const ShareButton = ({ title, className = '' }: { title: string; className?: string }) => {
  const t = useWords('vehicle', 'share');
  const notify = useNotify();
  const isReady = useIsReady();
  const share = async () => {
    const url = window.location.href;
    if (await isShared({ title, url })) return;
    const isCopied = await copy(url);
    notify(isCopied ? { message: t('copied') } : { message: t('failed'), tone: 'problem' });
  };
  return (
    <Button size="sm" onClick={share} className={`${isReady ? '' : 'invisible'} ${className}`}>
      <Icon name="external" size="sm" />
      {t('action')}
    </Button>
  );
};

/** Also true when the visitor closed the share dialog: then the link must not be copied instead. */
const isShared = async (what: ShareData): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  return navigator.share(what).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
};

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
