import { Outlet, useParams } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { queryOf } from '../list/list-search.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/messages';
import { MessageList, MessageTabs } from './message-list.tsx';
import { messagesList, readMessagesSearch } from './messages-address.ts';

export const handle: Handle = { words: ['messages'] };

const ROWS = 25;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readMessagesSearch(url.searchParams);
  const { call } = context.get(apiContext);
  const query = { ...queryOf(messagesList, search), page: search.page, limit: ROWS };
  const [outcome, counts] = await Promise.all([call('GET /contact', { query }), call('GET /contact/counts')]);
  return { search, outcome, counts: counts.success ? counts.data : null };
};

/** `/admin/messages`: messages from visitors; one opens beside the list with its replies. */
const Messages = ({ loaderData: { search, outcome, counts } }: Route.ComponentProps) => {
  const t = useWords('messages');
  const { id } = useParams();
  useAutoRefresh();
  const total = outcome.success ? outcome.total : null;
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <div className={id ? 'max-lg:hidden' : ''}>
        <ScreenHead title={t('title')} text={t('text')} />
        <MessageTabs counts={counts} search={search} />
        <ListToolbar
          list={messagesList}
          search={search}
          words={t.group('find')}
          except={['status']}
          labelOf={(_, value) => `“${value}”`}
          count={total === null ? null : t('find.found', { count: total, total: countText(total) })}
        />
      </div>
      <div className="border-t border-line lg:grid lg:grid-cols-[minmax(280px,340px)_minmax(0,1fr)]">
        <div className={`bg-surface lg:min-h-[60vh] lg:border-r lg:border-line ${id ? 'max-lg:hidden' : ''}`}>
          <MessageList search={search} outcome={outcome} openId={id} />
        </div>
        {id ? (
          <Outlet context={search} />
        ) : (
          <div className="max-lg:hidden">
            <EmptyList icon="chat" title={t('choose.title')} text={t('choose.text')} />
          </div>
        )}
      </div>
    </>
  );
};
export default Messages;
