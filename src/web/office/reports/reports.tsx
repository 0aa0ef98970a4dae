import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../site/frame/handle.ts';
import { PageHead } from '../../site/seo/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { timeOf, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/reports';
import { Exports } from './exports/exports.tsx';
import { ExportButtons } from './parts/export-buttons.tsx';
import { RangeForm } from './parts/range-form.tsx';
import { ReportTabs } from './parts/report-tabs.tsx';
import { type Report, readReport } from './read-report.ts';
import { readReportsSearch } from './reports-address.ts';
import { TabBody } from './tab-body.tsx';

export const handle: Handle = { words: ['analytics', 'bookings'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readReportsSearch(url.searchParams, today(Date.now()));
  const client = context.get(apiContext);
  const [report, exports] = await Promise.all([readReport(client, search), client.call('GET /admin/exports')]);
  return { search, report, exports };
};

/** `/admin/reports`: what the business made of a range of days, against the days before (document 2, section 2). */
const Reports = ({ loaderData: { search, report, exports } }: Route.ComponentProps) => {
  const { t } = useTranslation('analytics');
  const { revalidate, state } = useRevalidator();
  const { answer } = report;
  const told = answer.success ? answer.data : null;
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
        told={told}
      />
      <ReportTabs search={search} />
      {answer.success ? <TabBody report={report} /> : <ListFailed title={t('failed')} failure={answer} />}
      <Exports search={search} found={exports} />
    </>
  );
};
export default Reports;

const Updated = ({ report: { answer } }: { report: Report }) => {
  const { t } = useTranslation('analytics');
  if (!answer.success) return null;
  return `${t('updated')} ${t('updatedAt', { time: timeOf(answer.data.updatedAt) })}`;
};
