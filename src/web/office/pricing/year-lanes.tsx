import type { ReactNode } from 'react';
import { addDays } from '#kernel/calendar-date.ts';
import { monthNames } from '#words/calendar-names.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange, formatYear } from '../../ui/dates.ts';
import { scrollable } from '../../ui/scrollable.ts';
import type { Year } from './pricing-address.ts';
import { PriorityBadge, useNamed } from './pricing-parts.tsx';
import { Bar, changeText, monthsOf, placeIn } from './year-bar.tsx';

/** The year as a chart, hidden from screen readers, which have the table. */
export const YearLanes = ({ year: { year, lanes, applies }, now }: { year: Year; now: string }) => {
  const t = useWords('pricing', 'year');
  const language = useLanguage();
  const nameOf = useNamed();
  const isThisYear = now.startsWith(String(year));
  return (
    <section {...scrollable} aria-label={t('drawing')} className="overflow-x-auto">
      <div aria-hidden="true" className="relative min-w-170">
        <div className="absolute inset-y-0 right-0 left-50">
          {monthsOf(year).map((day) => (
            <span
              key={day}
              className="absolute inset-y-0 border-l border-line"
              style={{ left: `${placeIn(year, { from: day, until: day }).left}%` }}
            />
          ))}
        </div>
        <Line label={<span className="text-2xs text-subtle figures">{formatYear(year, language)}</span>} isHead>
          {monthsOf(year).map((day, month) => (
            <span
              key={day}
              className="absolute top-2 pl-2 text-2xs text-subtle"
              style={{ left: `${placeIn(year, { from: day, until: day }).left}%` }}
            >
              {monthNames[language].short[month]}
            </span>
          ))}
        </Line>
        {lanes.map((lane) => (
          <Line
            key={`${lane.name.en} ${lane.priority} ${lane.multiplier} ${lane.parts[0]?.from}`}
            label={
              <>
                <span className="flex items-center gap-2 font-semibold">
                  <PriorityBadge priority={lane.priority} />
                  <span className="truncate">{nameOf(lane)}</span>
                </span>
                <span className="truncate pl-6.5 text-2xs text-muted">{laneDates(lane.parts, language)}</span>
              </>
            }
          >
            {lane.parts.map((part, index) => (
              <Bar
                key={part.from}
                year={year}
                part={part}
                multiplier={lane.multiplier}
                {...(index === roomiest(lane.parts) && { text: `×${lane.multiplier}` })}
              />
            ))}
          </Line>
        ))}
        <Line
          isLast
          label={
            <>
              <span className="font-semibold">{t('applies')}</span>
              <span className="text-2xs text-muted">{t('dayByDay')}</span>
            </>
          }
        >
          {applies.map((part) => (
            <Bar
              key={part.from}
              year={year}
              part={part}
              multiplier={part.multiplier}
              {...(placeIn(year, part).width > 7 && { text: changeText(part.multiplier) })}
            />
          ))}
        </Line>
        {isThisYear && (
          <div className="pointer-events-none absolute inset-y-0 right-0 left-50">
            <span
              className="absolute inset-y-0 w-0.5 bg-accent"
              style={{ left: `${placeIn(year, { from: now, until: now }).left}%` }}
            />
          </div>
        )}
      </div>
    </section>
  );
};

type LineProps = { label: ReactNode; isHead?: boolean; isLast?: boolean; children: ReactNode };

const Line = ({ label, isHead = false, isLast = false, children }: LineProps) => (
  <div
    className={`grid grid-cols-[200px_minmax(0,1fr)] text-xs ${isLast ? 'bg-hover' : 'border-b border-line'} ${isHead ? 'h-8' : 'h-11.5'}`}
  >
    <div className="grid min-w-0 content-center px-4">{label}</div>
    <div className="relative">{children}</div>
  </div>
);

type Parts = Year['lanes'][number]['parts'];

const laneDates = (parts: Parts, language: 'en' | 'th') =>
  touching(parts)
    .map(({ from, until }) => formatDayRange(from, until, language, { year: false }))
    .join(', ');

/** Merges adjacent parts into one span, for the dates in a lane's label. */
const touching = (parts: Parts) =>
  parts.reduce<{ from: string; until: string }[]>((spans, { from, until }) => {
    const before = spans.at(-1);
    if (before && addDays(before.until, 1) === from) before.until = until;
    else spans.push({ from, until });
    return spans;
  }, []);

const roomiest = (parts: Parts): number => {
  const open = parts.filter(({ isOverridden }) => !isOverridden);
  const length = ({ from, until }: Parts[number]) => Date.parse(until) - Date.parse(from);
  const widest = open.reduce<Parts[number] | undefined>(
    (best, part) => (best && length(best) >= length(part) ? best : part),
    undefined,
  );
  return widest ? parts.indexOf(widest) : 0;
};
