import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

/** Puts a text on the clipboard and says so. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const { t } = useTranslation('ui');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button size="sm" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} size="sm" />
      <span aria-live="polite">{isCopied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
};
