import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useNavigate, useOutletContext } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/message';
import { MessageHead } from './message-head.tsx';
import { type MessagesSearch, messagesPath } from './messages-address.ts';
import { ReplyBox } from './reply-box.tsx';
import { Thread } from './thread.tsx';
import { useOpened } from './use-opened.ts';
import { Writer } from './writer.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const message = await context.get(apiContext).call('GET /contact/:id', { params });
  if (!message.success && isMissing(message)) throw data(null, { status: 404 });
  return message;
};

/** `/admin/messages/:id`: a message beside the list, what was answered, and who wrote it. */
const Message = ({ loaderData: message }: Route.ComponentProps) => {
  const { t } = useTranslation('messages');
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

/** Escape leads back to the list alone. */
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
