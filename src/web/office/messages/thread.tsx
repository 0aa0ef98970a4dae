import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDayTime } from '../../ui/dates.ts';

type Message = DataOf<'GET /contact/:id'>;

/** What was written and answered, in order. Both are shown as text. */
export const Thread = ({ message }: { message: Message }) => {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const when = (at: string) => formatDayTime(at, language, { year: true });
  const { name, email, createdAt, replies } = message;
  return (
    <ol className="grid gap-3.5">
      <Said text={message.message}>
        {t('wroteBy', { name, when: when(createdAt), language: t(`language.${message.language}`) })}{' '}
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center text-link wrap-anywhere">
          {email}
        </a>
      </Said>
      {replies.map(({ id, text, by, at, mail }) => (
        <Said key={id} text={text} isOurs>
          {t('repliedBy', { name: by, when: when(at) })}
          {mail && <span className={mail === 'failed' ? 'font-semibold text-danger' : ''}>, {t(`mail.${mail}`)}</span>}
        </Said>
      ))}
    </ol>
  );
};

const Said = ({ text, isOurs = false, children }: { text: string; isOurs?: boolean; children: ReactNode }) => (
  <li
    className={`max-w-[62ch] rounded-panel border px-4 py-3 text-sm ${isOurs ? 'ml-auto rounded-tr-none border-transparent bg-brand-soft text-on-brand-soft' : 'mr-auto rounded-tl-none border-line bg-surface'}`}
  >
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
    <p className={`mt-1.5 text-2xs ${isOurs ? '' : 'text-muted'}`}>{children}</p>
  </li>
);
