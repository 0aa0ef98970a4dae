import { Outlet, useParams } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ColumnsMenu } from '../list/columns-menu.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { queryOf } from '../list/list-search.ts';
import { ListLooks, ListToolbar } from '../list/list-toolbar.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/outbox';
import { MailList } from './mail-list.tsx';
import { type MailSearch, mailColumns, mailList, mailStatuses, outboxPath, readMailSearch } from './outbox-address.ts';

export const handle: Handle = { words: ['outbox'] };

const ROWS = 25;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readMailSearch(url.searchParams);
  const query = { ...queryOf(mailList, search), page: search.page, limit: ROWS };
  return { search, outcome: await context.get(apiContext).call('GET /notices/outbox', { query }) };
};

/** `/admin/outbox`: the e-mails sent by the product, with their delivery status. For admins. */
const Outbox = ({ loaderData: { search, outcome } }: Route.ComponentProps) => {
  const t = useWords('outbox');
  const { id } = useParams();
  useAutoRefresh();
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <div className={id ? 'xl:pr-[432px]' : ''}>
        <ScreenHead title={t('title')} text={t('text')} />
        <OutboxToolbar search={search} total={outcome.success ? outcome.total : null} />
        <MailList search={search} outcome={outcome} openId={id} />
      </div>
      <Outlet context={search} />
    </>
  );
};
export default Outbox;

type Props = { search: MailSearch /** Null where the list could not be read. */; total: number | null };

/** Search and status filter of the e-mails. */
const OutboxToolbar = ({ search, total }: Props) => {
  const t = useWords('outbox');
  const statuses = mailStatuses.map((one) => [one, t(`status.${one}`)] as const);
  return (
    <ListToolbar
      list={mailList}
      search={search}
      words={t.group('find')}
      asks={['status']}
      labelOf={(_, value) => statuses.find(([one]) => one === value)?.[1] ?? `“${value}”`}
      count={total === null ? null : t('find.found', { count: total, total: countText(total) })}
      end={
        <ListLooks>
          <ColumnsMenu
            named={mailColumns.map((key) => [key, t(`column.${key}`)])}
            chosen={search.columns}
            pathOf={(columns) => outboxPath({ ...search, columns })}
          />
        </ListLooks>
      }
    >
      <FilterSelect
        isNamed
        name="status"
        label={t('find.status')}
        chosen={search.status}
        named={statuses}
        className="flex-[0_1_170px]"
      />
    </ListToolbar>
  );
};
