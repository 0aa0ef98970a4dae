import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

/** Puts a text on the clipboard and says so, or says that the browser did not let it. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const { t } = useTranslation('ui');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    setOutcome((await write(text)) ? 'copied' : 'notCopied');
    setTimeout(() => setOutcome(null), 2000);
  };
  return (
    <>
      <Button size="sm" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="sm" />
        {outcome ? t(outcome) : (label ?? t('copy'))}
      </Button>
      <output className="sr-only">{outcome && t(outcome)}</output>
    </>
  );
};

/** Browsers refuse without a secure address, or when the visitor does. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
