import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayRange, formatDayTime, momentOf, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { PhoneFold } from '../list/phone-fold.tsx';
import { CalendarFilters } from './filters.tsx';
import { FreeFinder } from './finder.tsx';
import { GapsButton } from './gaps/gaps-button.tsx';
import type { Gaps } from './gaps/use-gaps.ts';
import { Legend } from './legend.tsx';
import { type CalendarSearch, calendarPath, spans, stepped } from './plan/calendar-address.ts';
import type { PackedCalendar } from './plan/calendar-payload.ts';
import type { Choices } from './read-calendar.ts';

type Props = { search: CalendarSearch; page: PackedCalendar | null; choices: Choices; gaps: Gaps };

/** The dates shown and the calendar's actions, in one row on a desk. */
export const CalendarToolbar = ({ search, page, choices, gaps }: Props) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const now = today(useNow());
  const todayPath = calendarPath({ ...search, from: null });
  useCalendarKeys(todayPath);
  const from = page?.from ?? search.from ?? now;
  return (
    <div className="no-print relative flex flex-wrap items-center gap-x-2.5 gap-y-2 px-4 py-3 md:px-6">
      <LinkButton to={todayPath} size="sm">
        {t('today')}
      </LinkButton>
      <Steps search={search} from={from} />
      <h1 className="min-w-0 text-lg tracking-tight">
        <span className="sr-only">{t('title')}, </span>
        {formatDayRange(from, addDays(from, search.days - 1), language, { year: !from.startsWith(now.slice(0, 4)) })}
      </h1>
      <Spans search={search} />
      <LinkButton to="/admin/bookings/new" look="accent" size="sm" className="ml-auto md:order-last">
        <Icon name="plus" size="sm" />
        {t('add')}
      </LinkButton>
      <PhoneFold label={t('fold')}>
        <div className="flex flex-wrap items-center gap-2.5">
          <CalendarFilters search={search} choices={choices} />
          <FreeFinder search={search} now={now} />
          <GapsButton gaps={gaps} />
          <Legend search={search} turnoverHours={page?.turnoverHours ?? null} />
        </div>
      </PhoneFold>
      <Chosen search={search} />
    </div>
  );
};

/** Links to the window before and after. */
const Steps = ({ search, from }: Pick<Props, 'search'> & { from: CalendarDate }) => {
  const t = useWords('calendar');
  const { days } = search;
  return (
    <div className="flex overflow-hidden rounded-md border border-line-strong bg-surface">
      {(['before', 'after'] as const).map((side) => (
        <Link
          key={side}
          to={calendarPath({ ...search, from: stepped(from, days, side) })}
          aria-label={days < 28 ? t(`${side}Days`, { count: days }) : t(side)}
          className="grid min-h-9 w-9 place-items-center border-line-strong quick not-first:border-l hover:bg-hover"
        >
          <Icon name={side === 'before' ? 'left' : 'right'} size="sm" />
        </Link>
      ))}
    </div>
  );
};

/** How many days are shown, from the hours of one to two months. */
const Spans = ({ search }: Pick<Props, 'search'>) => {
  const t = useWords('calendar');
  return (
    <nav
      aria-label={t('span')}
      className="flex overflow-hidden rounded-md border border-line-strong bg-surface text-xs figures"
    >
      {spans.map((days) => (
        <Link
          key={days}
          to={calendarPath({ ...search, days })}
          preventScrollReset
          aria-current={days === search.days ? 'true' : undefined}
          className="flex min-h-9 items-center border-line-strong px-2.5 quick not-first:border-l hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
        >
          {days === search.days ? t('days', { count: days }) : <Short text={t('days', { count: days })} />}
        </Link>
      ))}
    </nav>
  );
};

/** A count of days of which only the number is seen. */
const Short = ({ text }: { text: string }) => {
  const [count, ...unit] = text.split(' ');
  return (
    <>
      {count}
      <span className="sr-only"> {unit.join(' ')}</span>
    </>
  );
};

/** What narrows the calendar without being seen in a filter. */
const Chosen = ({ search }: Pick<Props, 'search'>) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const { free, stage } = search;
  if (!free && !stage) return null;
  return (
    <div className="flex w-full flex-wrap gap-2 md:order-last">
      {free && (
        <RemovableChip
          to={calendarPath({ ...search, free: null, page: null })}
          label={t('finder.chosen', {
            from: formatDayTime(momentOf(free.startDate), language),
            until: formatDayTime(momentOf(free.endDate), language),
          })}
        />
      )}
      {stage && <RemovableChip to={calendarPath({ ...search, stage: '' })} label={t(`stage.${stage}`)} />}
    </div>
  );
};

/** Milliseconds after a G in which a letter belongs to the screen shortcut. */
const PREFIX_MS = 1_500;

/** Shortcuts: T goes to today, N starts a booking. */
const useCalendarKeys = (todayPath: string): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let prefixAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isPrefixed = event.timeStamp - prefixAt < PREFIX_MS;
      prefixAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isPrefixed) return;
      if (key === 't') void navigate(todayPath);
      if (key === 'n') void navigate('/admin/bookings/new');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, todayPath]);
};
