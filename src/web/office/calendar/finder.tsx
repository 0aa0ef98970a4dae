import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { useWords } from '../../languages/use-words.ts';
import { useDisclosure } from '../../shell/use-disclosure.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type CalendarSearch, calendarPath, readCalendarSearch } from './plan/calendar-address.ts';

type Props = { search: CalendarSearch; now: CalendarDate };

/** The time of day at which a rental usually begins and ends. */
const USUAL_TIME = '10:00';

/** Asks for a rental's start and end, and leaves the vehicles that are free for it. */
export const FreeFinder = ({ search, now }: Props) => {
  const t = useWords('calendar', 'finder');
  const disclosure = useDisclosure();
  const navigate = useNavigate();
  const { startDate = `${now}T${USUAL_TIME}`, endDate = `${addDays(now, 1)}T${USUAL_TIME}` } = search.free ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { free } = readCalendarSearch(freeQuery(new FormData(event.currentTarget)));
    if (!free) return;
    disclosure.ref.current?.removeAttribute('open');
    void navigate(calendarPath({ ...search, free, from: free.startDate.slice(0, 10), page: null }));
  };
  return (
    <details key={`${startDate} ${endDate}`} {...disclosure} className="bar:relative">
      <summary className={buttonClass('outline', 'sm')}>
        <Icon name="search" size="sm" />
        {t('open')}
      </summary>
      <form
        onSubmit={submit}
        aria-label={t('open')}
        className="absolute inset-x-4 top-full z-30 mt-1.5 grid gap-3 rounded-lg border border-line bg-raised p-4 text-ink shadow-lg bar:right-0 bar:left-auto bar:w-82"
      >
        {(
          [
            ['start', startDate],
            ['end', endDate],
          ] as const
        ).map(([end, at]) => (
          <div key={end} className="grid grid-cols-[minmax(0,1fr)_104px] gap-2">
            <DateField label={t(`${end}Date`)} name={`${end}Day`} defaultValue={at.slice(0, 10)} />
            <TimeSelect label={t(`${end}Time`)} name={`${end}Time`} defaultValue={at.slice(11)} />
          </div>
        ))}
        <Button type="submit" look="brand">
          {t('show')}
        </Button>
      </form>
    </details>
  );
};

const freeQuery = (fields: FormData): URLSearchParams => {
  const at = (end: string) => `${fields.get(`${end}Day`)}T${fields.get(`${end}Time`)}`;
  return new URLSearchParams({ startDate: at('start'), endDate: at('end') });
};
