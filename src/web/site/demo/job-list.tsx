import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { type Job, toldIn } from './demo-day.ts';
import { Panel } from './panel.tsx';

/** What is to do today, by its time. */
export const JobList = ({ heading, icon, jobs }: { heading: string; icon: IconName; jobs: readonly Job[] }) => (
  <Panel heading={heading} icon={icon} note={jobs.length}>
    <ul className="divide-y divide-line">
      {jobs.map((job) => (
        <JobRow key={job.time} job={job} />
      ))}
    </ul>
  </Panel>
);

const JobRow = ({ job: { time, who, vehicle, place, note, isDone, mark } }: { job: Job }) => {
  const { t } = useTranslation('demo', { keyPrefix: 'marks' });
  const language = useLanguage();
  return (
    <li className="flex gap-4 px-4 py-2.5">
      <span className={`w-10 shrink-0 figures ${isDone ? 'text-muted' : 'font-semibold'}`}>{time}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1.5">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className={isDone ? 'text-muted' : 'font-semibold'}>{toldIn(who, language)}</span>
          <span className="text-xs text-muted">{vehicle}</span>
          {place && <span className="text-xs text-muted">{toldIn(place, language)}</span>}
          {note && <span className="text-xs text-muted">{t(note)}</span>}
        </span>
        {mark && <Badge tone={mark.tone}>{t(mark.says)}</Badge>}
        {isDone && <Badge>{t('done')}</Badge>}
      </span>
    </li>
  );
};
