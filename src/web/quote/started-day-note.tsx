import { startedDay } from '#kernel/started-day.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { formatDayTime, momentOf } from '../ui/dates.ts';

type Props = {
  /** Dates as `YYYY-MM-DD`, times as `HH:MM`, in Bangkok time. */
  rental: Readonly<{ pickupDate: string; pickupTime: string; returnDate: string; returnTime: string }>;
};

/** Says why a started day counts as a whole one, and until when the rental would be a day shorter. */
export const StartedDayNote = ({ rental }: Props) => {
  const t = useWords('quote', 'startedDay');
  const language = useLanguage();
  const [from, until] = [msOf(rental.pickupDate, rental.pickupTime), msOf(rental.returnDate, rental.returnTime)];
  const started = startedDay(from, until);
  const values = started && {
    over: overOf(started.overMinutes)
      .map(([unit, count]) => t(unit, { count }))
      .join(' '),
    days: t('days', { count: started.days - 1 }),
    counted: started.days,
    fewer: started.days - 1,
    moment: formatDayTime(new Date(started.lessUntilMs).toISOString(), language),
  };
  return (
    <p aria-live="polite" className="text-sm text-muted not-empty:mt-3">
      {values && t('text', values)}
    </p>
  );
};

/** NaN where a date is missing: then no note is shown. */
const msOf = (date: string, time: string): number => Date.parse(momentOf(`${date}T${time}`));

const overOf = (minutes: number): ['hours' | 'minutes', number][] => {
  const parts: ['hours' | 'minutes', number][] = [
    ['hours', Math.floor(minutes / 60)],
    ['minutes', minutes % 60],
  ];
  return parts.filter(([, count]) => count > 0);
};
