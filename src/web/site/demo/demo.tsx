import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { type Job, late, pickUps, returns, textIn, unpaid } from './demo-day.ts';
import { byStatus, figures } from './demo-figures.ts';
import { Panel } from './panel.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { SystemStatus } from './system-status.tsx';

import './demo.css';

export const handle: Handle = { words: ['demo'] };

/** `/demo`: a public demonstration of the back office, with figures marked as invented. */
const Demo = () => {
  const t = useWords('demo');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <p className="bg-warning-soft px-4 py-2.5 text-center text-sm font-medium text-warning">
        <Icon name="info" size="sm" className="mr-2 inline align-[-3px]" />
        {t('banner')}. <Link to="/login">{t('signIn')}</Link>
      </p>
      <div className="page-width grid gap-4 pt-6 text-sm">
        <div>
          <h1 className="text-2xl tracking-tight">{t('heading')}</h1>
          <p className="mt-1 max-w-[75ch] text-muted">{t('lead')}</p>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          <JobList heading={t('pickUps')} icon="key" jobs={pickUps} />
          <JobList heading={t('returns')} icon="repeat" jobs={returns} />
          <div className="grid gap-4 md:max-xl:col-span-2 md:max-xl:grid-cols-2">
            <JobList heading={t('late')} icon="clock" jobs={late} />
            <JobList heading={t('unpaid')} icon="wallet" jobs={unpaid} />
          </div>
        </div>
        <Figures />
        <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
          <RevenueChart />
          <SystemStatus />
          <RecentBookings />
          <StatusShares />
        </div>
      </div>
    </>
  );
};
export default Demo;

/** The five key figures. */
const Figures = () => {
  const t = useWords('demo', 'figures');
  return (
    <section
      aria-label={t('heading')}
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-5"
    >
      {figures.map(({ name, value, ...more }) => (
        <div key={name} className="bg-surface px-4.5 py-4 last:sm:max-xl:col-span-2">
          <h2 className="text-xs font-regular text-muted">{t(name)}</h2>
          <p className="text-2xl leading-snug font-semibold tracking-tight figures">{value}</p>
          <p className="text-2xs text-subtle">
            {'growth' in more && <b className="font-semibold text-success figures">{more.growth} </b>}
            {t(`${name}Note`)}
          </p>
        </div>
      ))}
    </section>
  );
};

/** Today's tasks, by time. */
const JobList = ({ heading, icon, jobs }: { heading: string; icon: IconName; jobs: readonly Job[] }) => (
  <Panel heading={heading} icon={icon} note={jobs.length}>
    <ul className="divide-y divide-line">
      {jobs.map((job) => (
        <JobRow key={job.time} job={job} />
      ))}
    </ul>
  </Panel>
);

const JobRow = ({ job: { time, who, vehicle, place, note, isDone, mark } }: { job: Job }) => {
  const t = useWords('demo', 'marks');
  const language = useLanguage();
  return (
    <li className="flex gap-4 px-4 py-2.5">
      <span className={`w-10 shrink-0 figures ${isDone ? 'text-muted' : 'font-semibold'}`}>{time}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1.5">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className={isDone ? 'text-muted' : 'font-semibold'}>{textIn(who, language)}</span>
          <span className="text-xs text-muted">{vehicle}</span>
          {place && <span className="text-xs text-muted">{textIn(place, language)}</span>}
          {note && <span className="text-xs text-muted">{t(note)}</span>}
        </span>
        {mark && <Badge tone={mark.tone}>{t(mark.says)}</Badge>}
        {isDone && <Badge>{t('done')}</Badge>}
      </span>
    </li>
  );
};

const marks = {
  pending: 'bg-pending-mark',
  confirmed: 'bg-confirmed-mark',
  completed: 'bg-completed-mark',
  cancelled: 'bg-cancelled-mark',
} as const;

const total = byStatus.reduce((sum, { count }) => sum + count, 0);

const StatusShares = () => {
  const t = useWords('demo');
  const written = (count: number) => formatNumber(count);
  return (
    <Panel heading={t('byStatus.heading')}>
      <div className="grid gap-3.5 p-4">
        <p className="text-xs text-muted figures">{t('byStatus.total', { total: written(total) })}</p>
        <div aria-hidden="true" className="flex h-3 gap-0.75">
          {byStatus.map(({ status, count }) => (
            <span key={status} className={`min-w-1 rounded-xs ${marks[status]}`} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className="grid gap-2">
          {byStatus.map(({ status, count }) => (
            <li key={status} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.25 rounded-xs ${marks[status]}`} />
              {t(`status.${status}`)}
              <span className="ml-auto font-semibold figures">{written(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
};
