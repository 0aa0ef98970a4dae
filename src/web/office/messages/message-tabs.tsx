import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import type { DataOf } from '../../api/routes.ts';
import { type MessagesSearch, messageStatuses, messagesPath } from './messages-address.ts';

type Props = {
  /** Null where they could not be counted. */
  counts: DataOf<'GET /contact/counts'> | null;
  search: MessagesSearch;
};

/** All messages, or those of one status, with how many there are. What is searched for stays. */
export const MessageTabs = ({ counts, search }: Props) => {
  const { t } = useTranslation('messages');
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
