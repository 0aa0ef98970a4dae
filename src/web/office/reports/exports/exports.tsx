import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import type { ReportsSearch } from '../reports-address.ts';
import { ExportForm } from './export-form.tsx';
import { ExportRow } from './export-row.tsx';
import { useExports } from './use-exports.ts';

type Props = { search: ReportsSearch; found: Outcome<'GET /admin/exports'> };

/** Whole lists as files: each is written by a job, and says how far it is. */
export const Exports = ({ search, found }: Props) => {
  const { t } = useTranslation('reports', { keyPrefix: 'exports' });
  const range = formatDayRange(search.startDate, search.endDate, useLanguage(), { year: true });
  return (
    <section aria-labelledby="exports" className="mx-4 mt-4 mb-10 rounded-lg border border-line bg-surface md:mx-6">
      <div className="border-b border-line px-4 py-2.5">
        <h2 id="exports" className="text-sm">
          {t('title')}
        </h2>
        <p className="text-xs text-muted">{t('text', { range })}</p>
      </div>
      <ExportForm range={search} />
      {found.success ? <Jobs found={found.data} /> : <ListFailed title={t('failed')} failure={found} />}
    </section>
  );
};

const Jobs = ({ found }: { found: Parameters<typeof useExports>[0] }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'exports' });
  const jobs = useExports(found);
  if (jobs.length === 0) return <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>;
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-t border-line text-xs">
      {jobs.map((job) => (
        <ExportRow key={job.id} job={job} />
      ))}
    </ul>
  );
};
