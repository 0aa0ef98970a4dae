import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { daysBetween } from '#kernel/calendar-date.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayRange, today } from '../../ui/dates.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Segments } from '../list/segments.tsx';
import {
  periodFor,
  periods,
  presetRanges,
  presets,
  type Range,
  type ReportsSearch,
  reportsPath,
} from './reports-address.ts';

type Comparison = Readonly<{ previousStartDate: string; previousEndDate: string }>;
type Props = {
  /** The parameters of the report shown. */
  search: ReportsSearch;
  /** The parameters requested last; they may still be loading. */
  requested: ReportsSearch;
  /** The previous period; null if the report could not be loaded. */
  comparison: Comparison | null;
};

/** Chooses the date range, its presets and, of the revenue, its division into parts; names the comparison period. */
export const RangeForm = ({ search, requested, comparison }: Props) => {
  const t = useWords('reports', 'range');
  const navigate = useNavigate();
  const [range, setRange] = useState<Range>(search);
  const ask = (change: Range) =>
    void navigate(reportsPath({ ...requested, ...change, type: periodFor(change) }), { preventScrollReset: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ startDate: range.startDate, endDate: range.endDate });
  };
  const day = (name: keyof Range) => ({
    value: range[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setRange((before) => ({ ...before, [name]: currentTarget.value })),
    className: 'flex-[1_1_150px] tablet:flex-[0_0_172px]',
  });
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2.5 px-4 pt-4 md:px-6">
      <form aria-label={t('label')} onSubmit={submit} className="flex flex-wrap items-end gap-2 max-tablet:w-full">
        <PresetSelect search={search} ask={ask} />
        <DateField label={t('from')} {...day('startDate')} />
        <DateField label={t('to')} {...day('endDate')} min={range.startDate} />
        <Button type="submit" size="sm">
          {t('show')}
        </Button>
      </form>
      {requested.tab === 'revenue' && <PeriodLinks search={search} requested={requested} />}
      {comparison && <Against comparison={comparison} />}
    </search>
  );
};

const PresetSelect = ({ search, ask }: { search: ReportsSearch; ask: (range: Range) => void }) => {
  const t = useWords('reports', 'range');
  const ranges = presetRanges(today(useNow()));
  const chosen = presets.find(
    (one) => ranges[one].startDate === search.startDate && ranges[one].endDate === search.endDate,
  );
  return (
    <SelectField
      label={t('preset')}
      className="max-tablet:basis-full"
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const preset = presets.find((one) => one === value);
        if (preset) ask(ranges[preset]);
      }}
    >
      {!chosen && <option value="">{t('own')}</option>}
      {presets.map((one) => (
        <option key={one} value={one}>
          {t(one)}
        </option>
      ))}
    </SelectField>
  );
};

const PeriodLinks = ({ search, requested }: { search: ReportsSearch; requested: ReportsSearch }) => {
  const t = useWords('reports', 'range');
  return (
    <Segments
      label={t('period')}
      segments={periods.map((type) => ({
        to: reportsPath({ ...requested, type }),
        name: t(type),
        isChosen: type === search.type,
      }))}
    />
  );
};

const Against = ({ comparison: { previousStartDate, previousEndDate } }: { comparison: Comparison }) => {
  const t = useWords('reports', 'range');
  const range = formatDayRange(previousStartDate, previousEndDate, useLanguage(), { year: true });
  const count = daysBetween(previousStartDate, previousEndDate) + 1;
  return (
    <p className="flex min-h-8.5 items-center text-xs text-muted">
      {t(count === 1 ? 'againstDay' : 'againstDays', { count, range })}
    </p>
  );
};
