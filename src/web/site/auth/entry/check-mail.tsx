import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { EntryHead } from './entry-head.tsx';

/** Says that a mail was sent, in the same words whether or not the account exists. */
export const CheckMail = ({ text, children }: { text: string; children: ReactNode }) => {
  const t = useWords('register', 'sent');
  return (
    <>
      <Icon name="mail" size="xl" className="text-brand" />
      <EntryHead takesFocus title={t('title')} />
      <p className="wrap-anywhere">{text}</p>
      {children}
      <p className="text-sm text-muted">{t('nothing')}</p>
    </>
  );
};
