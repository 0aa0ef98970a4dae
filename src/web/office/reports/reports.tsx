import { Link, useNavigation, useRevalidator } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { timeOf, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/reports';
import { ExportButtons } from './export-buttons.tsx';
import { Exports } from './exports.tsx';
import { RangeForm } from './range-form.tsx';
import {
  type Report,
  type ReportsSearch,
  readReport,
  readReportsSearch,
  reportsPath,
  reportsRoute,
  tabs,
} from './reports-address.ts';
import { TabBody } from './tab-body.tsx';

export const handle: Handle = { words: ['reports', 'bookings', 'claims'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readReportsSearch(url.searchParams, today(Date.now()));
  const client = context.get(apiContext);
  const [report, exports] = await Promise.all([readReport(client, search), client.call('GET /admin/exports')]);
  return { search, report, exports };
};

/** `/admin/reports`: the business figures of a date range, compared with the previous period. */
const Reports = ({ loaderData: { search, report, exports } }: Route.ComponentProps) => {
  const t = useWords('reports');
  const { revalidate, state } = useRevalidator();
  const { answer } = report;
  const requested = useRequested(search);
  const data = answer.success ? answer.data : null;
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={<Updated report={report} />}
        actions={
          <>
            <Button size="sm" look="quiet" busy={state !== 'idle' && t('refreshing')} onClick={() => void revalidate()}>
              <Icon name="repeat" size="sm" />
              {t('refresh')}
            </Button>
            <ExportButtons search={search} isLoaded={answer.success} />
          </>
        }
      />
      <RangeForm
        key={`${search.startDate} ${search.endDate} ${search.tab} ${search.type}`}
        search={search}
        requested={requested}
        comparison={data}
      />
      <ReportTabs search={search} requested={requested} />
      {answer.success ? <TabBody report={report} /> : <ListFailed title={t('failed')} failure={answer} />}
      <Exports search={search} outcome={exports} />
    </>
  );
};
export default Reports;

/** The parameters requested last, which may still be loading: further choices build on them. */
const useRequested = (shown: ReportsSearch): ReportsSearch => {
  const { location } = useNavigation();
  const now = useNow();
  if (location?.pathname !== reportsRoute) return shown;
  return readReportsSearch(new URLSearchParams(location.search), today(now));
};

const Updated = ({ report: { answer } }: { report: Report }) => {
  const t = useWords('reports');
  if (!answer.success) return null;
  return `${t('updated')} ${t('updatedAt', { time: timeOf(answer.data.updatedAt) })}`;
};

/** The tabs of the reports; each address keeps the range. */
const ReportTabs = ({ search, requested }: { search: ReportsSearch; requested: ReportsSearch }) => {
  const t = useWords('reports', 'tabs');
  return (
    <nav aria-label={t('label')} className="mt-3 overflow-x-auto border-b border-line px-4 md:px-6">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={reportsPath({ ...requested, tab })}
              preventScrollReset
              aria-current={tab === search.tab ? 'page' : undefined}
              className="flex min-h-10 items-center border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
