import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatMonth, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { PhoneFold } from '../list/phone-fold.tsx';
import { CalendarFilters } from './filters.tsx';
import { Legend } from './legend.tsx';
import { type CalendarSearch, calendarPath, otherMonth, spans } from './plan/calendar-address.ts';
import type { PackedCalendar } from './plan/calendar-payload.ts';
import type { Choices } from './read-calendar.ts';

type Props = { search: CalendarSearch; page: PackedCalendar | null; choices: Choices };

const stepLink = 'grid min-h-9 w-9 place-items-center quick hover:bg-hover';

/** The date range controls and the calendar's actions. */
export const CalendarToolbar = ({ search, page, choices }: Props) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const now = useNow();
  const todayPath = calendarPath({ ...search, from: null });
  useCalendarKeys(todayPath);
  const from = page?.from ?? search.from ?? today(now);
  return (
    <div className="no-print grid gap-2.5 px-4 pt-4 pb-3 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LinkButton to={todayPath} size="sm">
          {t('today')}
        </LinkButton>
        <div className="flex overflow-hidden rounded-md border border-line-strong bg-surface">
          <Link
            to={calendarPath({ ...search, from: otherMonth(from, 'before') })}
            aria-label={t('before')}
            className={stepLink}
          >
            <Icon name="left" size="sm" />
          </Link>
          <Link
            to={calendarPath({ ...search, from: otherMonth(from, 'after') })}
            aria-label={t('after')}
            className={`${stepLink} border-l border-line-strong`}
          >
            <Icon name="right" size="sm" />
          </Link>
        </div>
        <h1 className="min-w-0 text-xl tracking-tight">
          <span className="sr-only">{t('title')}, </span>
          {formatMonth(from, language)}
        </h1>
        <Spans search={search} />
        {page && (
          <span className="rounded-full bg-sunken px-3 py-1 text-xs text-muted">
            {t('turnover', { count: page.turnoverHours })}
          </span>
        )}
        <LinkButton to="/admin/bookings/new" look="accent" size="sm" className="ml-auto">
          <Icon name="plus" size="sm" />
          {t('add')}
        </LinkButton>
      </div>
      <PhoneFold label={t('fold')}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CalendarFilters search={search} choices={choices} />
          <Legend hasPlace={search.location !== ''} />
        </div>
      </PhoneFold>
    </div>
  );
};

const Spans = ({ search }: Pick<Props, 'search'>) => {
  const t = useWords('calendar');
  return (
    <nav
      aria-label={t('span')}
      className="flex overflow-hidden rounded-md border border-line-strong bg-surface text-xs"
    >
      {spans.map((days) => (
        <Link
          key={days}
          to={calendarPath({ ...search, days })}
          preventScrollReset
          aria-current={days === search.days ? 'true' : undefined}
          className="grid min-h-9 place-items-center border-line-strong px-3 quick not-first:border-l hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
        >
          {t('days', { count: days })}
        </Link>
      ))}
    </nav>
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
