import { useTranslation } from 'react-i18next';
import type { FleetRow } from './read-fleet.ts';

const looks = { free: 'bg-sunken', booked: 'bg-brand/60', maintenance: 'office-maintenance' } as const;

/** 14 days from today: booked, in maintenance, free. In words for those who do not see it. */
export const DayStrip = ({ days }: Pick<FleetRow, 'days'>) => {
  const { t } = useTranslation('fleet', { keyPrefix: 'strip' });
  const count = (wanted: string) => days.filter((day) => day === wanted).length;
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
  const { t } = useTranslation('fleet', { keyPrefix: 'strip' });
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
