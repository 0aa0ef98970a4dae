import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Route } from './+types/audit';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { readAudit, readAuditSearch } from './audit-search.ts';

export const handle: Handle = { words: ['audit'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readAuditSearch(url.searchParams);
  return { search, ...(await readAudit(context.get(apiContext), search)) };
};

/** `/admin/audit`: who did what and when, for admins. */
const Audit = ({ loaderData: { search, outcome, choices } }: Route.ComponentProps) => {
  const t = useWords('audit');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <AuditFilters search={search} choices={choices} total={outcome.success ? outcome.total : null} />
      <AuditList search={search} outcome={outcome} />
    </>
  );
};
export default Audit;
