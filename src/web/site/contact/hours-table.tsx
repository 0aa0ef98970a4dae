import { useWords } from '../../languages/use-words.ts';
import type { ContactPage, HoursRow } from './read-contact-page.ts';
import { useHoursText } from './use-hours-text.ts';
import { useWeekdayName } from './use-weekday-name.ts';

/** The hours of the office by weekday, with today's row marked, and of the airports that have a pick-up place. */
export const HoursTable = ({ page: { hours, airports } }: { page: Pick<ContactPage, 'hours' | 'airports'> }) => {
  const t = useWords('contact');
  const daysOf = useDays();
  return (
    <table className="mt-3.5 w-full text-[0.9375rem]">
      <caption className="sr-only">{t('hours.heading')}</caption>
      <tbody>
        {hours.map((row) => (
          <Row key={row.from} label={daysOf(row)} hours={row.hours} isToday={row.isToday && row.hours !== ''} />
        ))}
        {airports.suvarnabhumi !== undefined && <Row label={t('hours.suvarnabhumi')} hours={airports.suvarnabhumi} />}
        {airports.donMueang !== undefined && <Row label={t('hours.donMueang')} hours={airports.donMueang} />}
      </tbody>
    </table>
  );
};

type RowProps = { label: string; hours: string; isToday?: boolean };

const Row = ({ label, hours, isToday = false }: RowProps) => {
  const t = useWords('ui');
  const hoursText = useHoursText();
  const weight = isToday ? 'font-semibold' : 'font-regular';
  return (
    <tr className="border-line [&:not(:first-child)]:border-t" aria-current={isToday ? 'date' : undefined}>
      <th scope="row" className={`py-1.75 pr-4 text-left ${weight} ${isToday ? '' : 'text-muted'}`}>
        {label}
        {isToday && <span className="sr-only"> ({t('today')})</span>}
      </th>
      <td className={`py-1.75 text-right figures ${weight}`}>{hoursText(hours)}</td>
    </tr>
  );
};

const useDays = () => {
  const t = useWords('contact', 'hours');
  const nameOf = useWeekdayName();
  return ({ from, until }: HoursRow): string => {
    if (from === until) return nameOf(from);
    return from === 'monday' && until === 'sunday'
      ? t('everyDay')
      : t('days', { from: nameOf(from), to: nameOf(until) });
  };
};
