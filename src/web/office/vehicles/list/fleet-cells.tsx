import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import type { FleetRow } from './fleet-search.ts';

const looks = { free: 'bg-sunken', booked: 'bg-brand/60', maintenance: 'office-maintenance' } as const;

/** The next 14 days of a vehicle: booked, in maintenance, or free; with a text for screen readers. */
export const DayStrip = ({ days }: Pick<FleetRow, 'days'>) => {
  const t = useWords('fleet', 'strip');
  const count = (status: string) => days.filter((day) => day === status).length;
  const label = t('label', { booked: count('booked'), maintenance: count('maintenance'), free: count('free') });
  return (
    <div role="img" aria-label={label} className="grid grid-cols-14 gap-0.5">
      {days
        .map((day, place) => ({ day, place }))
        .map(({ day, place }) => (
          <i key={place} className={`h-2 rounded-xs ${looks[day]}`} />
        ))}
    </div>
  );
};

export const StripLegend = () => {
  const t = useWords('fleet', 'strip');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-2xs text-muted md:px-6">
      {(['booked', 'maintenance', 'free'] as const).map((day) => (
        <span key={day} className="flex items-center gap-1.5">
          <i aria-hidden="true" className={`h-2 w-4 rounded-xs ${looks[day]}`} />
          {t(day)}
        </span>
      ))}
      <span>{t('from')}</span>
    </p>
  );
};

/** A vehicle's next event: its return, the end of maintenance, or its next pick-up. */
export const NextText = ({ next }: Pick<FleetRow, 'next'>) => {
  const t = useWords('fleet', 'next');
  const language = useLanguage();
  if (!next) return <p className="truncate text-2xs text-subtle">{t('nothing')}</p>;
  const moment = formatDayTime(next.at, language);
  return (
    <p className={`line-clamp-2 text-2xs figures ${next.kind === 'late' ? 'font-medium text-danger' : 'text-muted'}`}>
      {t(next.kind, { moment, reason: next.reason })}
    </p>
  );
};

const tones = { available: 'success', rented: 'confirmed', maintenance: 'warning' } as const;

export const StatusBadge = ({ status }: Pick<FleetRow, 'status'>) => {
  const t = useWords('fleet');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};
