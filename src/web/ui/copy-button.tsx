import { useState } from 'react';
import { useWords } from '../languages/use-words.ts';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

type Props = {
  /** The text, or a function that loads it and resolves to null on failure. */
  text: string | (() => Promise<string | null>);
  label?: string;
  /** Shows only the icon, beside the text that it copies. */
  isShort?: boolean;
};

/** Copies a text to the clipboard and says so, or says that the browser refused. */
export const CopyButton = ({ text, label, isShort = false }: Props) => {
  const t = useWords('ui');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    const content = typeof text === 'string' ? text : await text();
    setOutcome(content !== null && (await write(content)) ? 'copied' : 'notCopied');
    setTimeout(() => setOutcome(null), 2000);
  };
  return (
    <>
      <Button size={isShort ? 'xs' : 'sm'} look={isShort ? 'quiet' : 'outline'} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="sm" />
        <span className={isShort ? 'sr-only' : ''}>{outcome ? t(outcome) : (label ?? t('copy'))}</span>
      </Button>
      <output className="sr-only">{outcome && t(outcome)}</output>
    </>
  );
};

/** False when the browser refuses: without HTTPS, or without the visitor's permission. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
