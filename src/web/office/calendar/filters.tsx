import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { useFollowsAddress } from '../list/use-follows-address.ts';
import { type CalendarSearch, calendarPath, readCalendarSearch } from './plan/calendar-address.ts';
import type { Choices } from './read-calendar.ts';

type Props = { search: CalendarSearch; choices: Choices };

/** Filters the vehicles. A choice applies at once, and keeps the dates. */
export const CalendarFilters = ({ search, choices }: Props) => {
  const t = useWords('calendar', 'filter');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useFollowsAddress(calendarPath(search));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const { category, location } = readCalendarSearch(new URLSearchParams(fields));
    void navigate(calendarPath({ ...search, category, location, page: null }), { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      action="/admin/calendar"
      onSubmit={ask}
      role="search"
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2"
    >
      {(['category', 'location'] as const).map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={t(name)}
          all={t(name === 'category' ? 'allCategories' : 'allLocations')}
          chosen={search[name]}
          named={choices[name === 'category' ? 'categories' : 'locations'].map(
            (one) => [one.id, nameIn(one, language)] as const,
          )}
          className="w-40 max-md:w-auto max-md:flex-[1_1_140px] [&>label]:sr-only"
        />
      ))}
    </Form>
  );
};
