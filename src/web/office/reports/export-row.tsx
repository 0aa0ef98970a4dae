import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { formatDayRange, formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { countText } from './parts/money-figures.tsx';

export type ExportJob = DataOf<'GET /admin/exports'>[number];

const tones: Record<ExportJob['status'], Tone> = {
  waiting: 'pending',
  running: 'info',
  done: 'success',
  failed: 'danger',
};

/** One export: its content, progress, and the download once it is done. */
export const ExportRow = ({ job }: { job: ExportJob }) => {
  const t = useWords('reports', 'exports');
  const language = useLanguage();
  const range = formatDayRange(job.startDate, job.endDate, language, { year: true });
  const name = t('row', { what: t(job.what), range, format: t(job.format) });
  const moment = (at: string) => formatDayTime(at, language, { weekday: false });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted">
          {t('made', { when: moment(job.createdAt), who: job.createdBy })}
          {job.status === 'done' && `, ${t('until', { when: moment(job.expiresAt) })}`}
        </span>
      </span>
      <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[job.status]}>{t(job.status === 'failed' ? 'broken' : job.status)}</Badge>
        <Far job={job} />
      </span>
      {job.status === 'done' && (
        <a
          href={`/api/admin/exports/${job.id}/file`}
          download
          aria-label={t('downloadOf', { name })}
          className={buttonClass('outline', 'xs')}
        >
          <Icon name="download" size="sm" />
          {t('download')}
        </a>
      )}
    </li>
  );
};

/** An export's progress; a bar if the number of rows is known. */
const Far = ({ job: { what: held, status, rows, total, bytes } }: { job: ExportJob }) => {
  const t = useWords('reports', 'exports');
  const what = held === 'bookings' ? 'heldBookings' : 'heldPayments';
  if (status === 'waiting') return null;
  if (status === 'failed') return <span className="text-muted">{t('brokenText')}</span>;
  if (status === 'done')
    return (
      <span className="text-muted figures">
        {t(what, { count: rows, rows: countText(rows), size: sizeText(bytes ?? 0) })}
      </span>
    );
  if (total === null) return <span className="text-muted figures">{t('counting', { rows: countText(rows) })}</span>;
  const progressText = t('progress', { rows: countText(rows), total: countText(total) });
  return (
    <>
      <progress value={rows} max={Math.max(total, 1)} aria-label={progressText} className="h-2 w-32 accent-(--brand)" />
      <span className="text-muted figures">{progressText}</span>
    </>
  );
};

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
