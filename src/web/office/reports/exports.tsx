import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { type ExportJob, ExportRow } from './export-row.tsx';
import type { Range, ReportsSearch } from './reports-address.ts';

type Props = { search: ReportsSearch; outcome: Outcome<'GET /admin/exports'> };

/** Exports of whole lists, each written by a background job, with its progress. */
export const Exports = ({ search, outcome }: Props) => {
  const t = useWords('reports', 'exports');
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
      {outcome.success ? <Jobs loaded={outcome.data} /> : <ListFailed title={t('failed')} failure={outcome} />}
    </section>
  );
};

const Jobs = ({ loaded }: { loaded: readonly ExportJob[] }) => {
  const t = useWords('reports', 'exports');
  const jobs = useExports(loaded);
  if (jobs.length === 0) return <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>;
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-t border-line text-xs">
      {jobs.map((job) => (
        <ExportRow key={job.id} job={job} />
      ))}
    </ul>
  );
};

const every = 1500;

/** The exports, polled while one is unfinished. The reports around them are not reloaded. */
const useExports = (loaded: readonly ExportJob[]): readonly ExportJob[] => {
  const [seen, setSeen] = useState({ loaded, jobs: loaded });
  const jobs = seen.loaded === loaded ? seen.jobs : loaded;
  const isOpen = jobs.some(({ status }) => status === 'waiting' || status === 'running');
  useEffect(() => {
    if (!isOpen) return;
    const ends = new AbortController();
    const look = async () => {
      if (document.hidden) return;
      const answer = await api.call('GET /admin/exports', { signal: ends.signal }).catch(() => null);
      if (answer?.success) setSeen({ loaded, jobs: answer.data });
    };
    const timer = setInterval(look, every);
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [isOpen, loaded]);
  return jobs;
};

const kinds = ['payments', 'bookings'] as const;
const formats = ['csv', 'xlsx'] as const;

/** Starts an export of the range shown. */
const ExportForm = ({ range: { startDate, endDate } }: { range: Range }) => {
  const t = useWords('reports', 'exports');
  const language = useLanguage();
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const what = kinds.find((one) => one === fields.get('what')) ?? 'payments';
    const format = formats.find((one) => one === fields.get('format')) ?? 'csv';
    setFailure(null);
    void run('POST /admin/exports', { body: { what, format, startDate, endDate, language } }, { failed: setFailure });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 px-4 py-3.5">
      <SelectField label={t('what')} name="what" className="w-40">
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('format')} name="format" className="w-32">
        {formats.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="brand" size="sm" busy={isBusy && t('starting')}>
        {t('start')}
      </Button>
      {failure && (
        <div role="alert" className="basis-full">
          <FieldError id="export-failed">{say(failure)}</FieldError>
        </div>
      )}
    </form>
  );
};
