import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { queryOf } from '../list/list-search.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/outbox';
import { FoundMails } from './found-mails.tsx';
import { mailList, readMailSearch } from './outbox-address.ts';
import { OutboxToolbar } from './outbox-toolbar.tsx';

export const handle: Handle = { words: ['outbox'] };

const ROWS = 25;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readMailSearch(url.searchParams);
  const query = { ...queryOf(mailList, search), page: search.page, limit: ROWS };
  return { search, found: await context.get(apiContext).call('GET /notices/outbox', { query }) };
};

/** `/admin/outbox`: the mails that the product has written, and whether they went out. For admins. */
const Outbox = ({ loaderData: { search, found } }: Route.ComponentProps) => {
  const { t } = useTranslation('outbox');
  const { id } = useParams();
  useAutoRefresh();
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <div className={id ? 'xl:pr-[432px]' : ''}>
        <ScreenHead title={t('title')} text={t('text')} />
        <OutboxToolbar search={search} total={found.success ? found.total : null} />
        <FoundMails search={search} found={found} openId={id} />
      </div>
      <Outlet context={search} />
    </>
  );
};
export default Outbox;
