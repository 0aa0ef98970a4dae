import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { data, useNavigate, useOutletContext, useRevalidator } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { api } from '../../api/browser.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/message';
import { MessageHead } from './message-head.tsx';
import { type MessagesSearch, messagesPath } from './messages-address.ts';
import { ReplyBox } from './reply-box.tsx';
import { Writer } from './writer.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const message = await context.get(apiContext).call('GET /contact/:id', { params });
  if (!message.success && isMissing(message)) throw data(null, { status: 404 });
  return message;
};

/** `/admin/messages/:id`: a message beside the list, with its replies and its sender. */
const Message = ({ loaderData: message }: Route.ComponentProps) => {
  const t = useWords('messages');
  const closePath = messagesPath(useOutletContext<MessagesSearch>());
  useOpened(message.success ? message.data : null);
  useEscape(closePath);
  if (!message.success) return <ListFailed title={t('failed.list')} failure={message} />;
  const { id, subject } = message.data;
  return (
    <>
      <PageHead title={subject} isIndexed={false} />
      <section key={id} aria-label={subject} className="min-w-0 xl:grid xl:grid-cols-[minmax(0,1fr)_264px]">
        <div className="flex min-w-0 flex-col gap-4 px-4 py-5 md:px-6">
          <h1 className="sr-only lg:hidden">{t('title')}</h1>
          <MessageHead message={message.data} closePath={closePath} />
          <Thread message={message.data} />
          <ReplyBox message={message.data} />
        </div>
        <Writer message={message.data} />
      </section>
    </>
  );
};
export default Message;

/** Escape closes the message. */
const useEscape = (closePath: string) => {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event) || document.querySelector('dialog:modal')) return;
      void navigate(closePath, { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [closePath, navigate]);
};

type Opened = Pick<DataOf<'GET /contact/:id'>, 'id' | 'status'> | null;

/** Marks a new message as read once it is visible to the user, unless a colleague has answered it meanwhile. */
const useOpened = (message: Opened): void => {
  const t = useWords('messages', 'failed');
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const newId = message?.status === 'new' ? message.id : null;
  const markedRead = useEffectEvent(() => void revalidate());
  const notMarked = useEffectEvent((again: () => void) =>
    notify({ message: t('status'), tone: 'problem', action: { label: t('again'), run: again } }),
  );
  useEffect(() => {
    if (newId === null) return;
    const mark = async () => {
      const body = { status: 'read', from: 'new' } as const;
      const outcome = await api.call('PATCH /contact/:id', { params: { id: newId }, body });
      if (outcome.success) markedRead();
      else notMarked(() => void mark());
    };
    void mark();
  }, [newId]);
};

type Message = DataOf<'GET /contact/:id'>;

/** The message and its replies in order, all shown as plain text. */
const Thread = ({ message }: { message: Message }) => {
  const t = useWords('messages');
  const language = useLanguage();
  const when = (at: string) => formatDayTime(at, language, { year: true });
  const { name, email, createdAt, replies } = message;
  return (
    <ol className="grid gap-3.5">
      <Bubble text={message.message}>
        {t('wroteBy', { name, when: when(createdAt), language: t(`language.${message.language}`) })}{' '}
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center text-link wrap-anywhere">
          {email}
        </a>
      </Bubble>
      {replies.map(({ id, text, by, at, mail }) => (
        <Bubble key={id} text={text} isOurs>
          {t('repliedBy', { name: by, when: when(at) })}
          {mail && <span className={mail === 'failed' ? 'font-semibold text-danger' : ''}>, {t(`mail.${mail}`)}</span>}
        </Bubble>
      ))}
    </ol>
  );
};

const Bubble = ({ text, isOurs = false, children }: { text: string; isOurs?: boolean; children: ReactNode }) => (
  <li
    className={`max-w-[62ch] rounded-panel border px-4 py-3 text-sm ${isOurs ? 'ml-auto rounded-tr-none border-transparent bg-brand-soft text-on-brand-soft' : 'mr-auto rounded-tl-none border-line bg-surface'}`}
  >
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
    <p className={`mt-1.5 text-2xs ${isOurs ? '' : 'text-muted'}`}>{children}</p>
  </li>
);
