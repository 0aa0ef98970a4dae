import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import type { DataOf, Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { dateOf, formatDay, isBeyondYear, timeOf, today } from '../../ui/dates.ts';
import { ListResults } from '../list/list-results.tsx';
import { useListKeys } from '../list/use-list-keys.ts';
import { type MessagesSearch, messageStatuses, messagesList, messagesPath } from './messages-address.ts';

type Message = DataOf<'GET /contact'>[number];
type Props = { search: MessagesSearch; outcome: Outcome<'GET /contact'>; openId: string | undefined };

/** The matching messages, newest first. J and K move, Enter opens. */
export const MessageList = ({ search, outcome, openId }: Props) => {
  const t = useWords('messages');
  const list = useListKeys<HTMLUListElement>();
  return (
    <ListResults
      list={messagesList}
      search={search}
      outcome={outcome}
      failed={t('failed.list')}
      none={{ icon: 'chat', ...t.group('none') }}
      empty={t.group('noneFound')}
      pager={{
        keys: [
          { keys: ['J', 'K'], text: t('keys.move') },
          { keys: ['Enter'], text: t('keys.open') },
        ],
      }}
    >
      {(rows) => (
        <ul ref={list} aria-label={t('title')} className="divide-y divide-line">
          {rows.map((message) => (
            <Row
              key={message.id}
              message={message}
              path={messagesPath(search, message.id)}
              isOpen={message.id === openId}
            />
          ))}
        </ul>
      )}
    </ListResults>
  );
};

type RowProps = { message: Message; path: string; isOpen: boolean };

const Row = ({ message: { name, subject, message, status, createdAt }, path, isOpen }: RowProps) => {
  const t = useWords('messages', 'status');
  const isNew = status === 'new';
  return (
    <li>
      <Link
        to={path}
        preventScrollReset
        aria-current={isOpen || undefined}
        className="relative grid gap-0.5 py-2.5 pr-4 pl-9 text-xs quick hover:bg-hover aria-[current]:bg-brand-softer aria-[current]:shadow-[inset_3px_0_0_var(--brand)] md:pl-8"
      >
        {isNew && (
          <span aria-hidden="true" className="absolute top-4.5 left-4 size-2 rounded-full bg-info-mark md:left-3.5" />
        )}
        <span className="flex items-baseline gap-3">
          <span className={`min-w-0 flex-1 truncate ${isNew ? 'font-semibold' : ''}`}>
            {name}
            <span className="sr-only">, {t(status)}</span>
          </span>
          <When at={createdAt} />
        </span>
        <span className={`truncate ${isNew ? 'font-medium' : status === 'replied' ? 'text-muted' : ''}`}>
          {subject}
        </span>
        <span className="truncate text-muted">{message}</span>
      </Link>
    </li>
  );
};

/** The time if it is today, otherwise the date. */
const When = ({ at }: { at: string }) => {
  const language = useLanguage();
  const now = useNow();
  const isToday = dateOf(at) === today(now);
  const year = isBeyondYear(at, at, now);
  return (
    <time dateTime={at} className="shrink-0 text-2xs text-subtle figures">
      {isToday ? timeOf(at) : formatDay(at, language, { weekday: false, year })}
    </time>
  );
};

type MessageTabsProps = {
  /** Null where they could not be counted. */
  counts: DataOf<'GET /contact/counts'> | null;
  search: MessagesSearch;
};

/** Tabs for all messages and for each status, with counts. The search stays. */
export const MessageTabs = ({ counts, search }: MessageTabsProps) => {
  const t = useWords('messages');
  return (
    <nav aria-label={t('tabs')} className="mt-3 overflow-x-auto px-4 md:px-6">
      <ul className="flex gap-x-1">
        {(['all', ...messageStatuses] as const).map((one) => {
          const status = one === 'all' ? '' : one;
          const isOpen = search.status === status;
          return (
            <li key={one}>
              <Link
                to={messagesPath({ search: search.search, status })}
                preventScrollReset
                aria-current={isOpen ? 'page' : undefined}
                className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
              >
                {t(`status.${one}`)}
                {counts && (
                  <span
                    className={`rounded-full px-1.75 py-px text-2xs figures ${isOpen ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken text-muted'}`}
                  >
                    {formatNumber(counts[one])}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
