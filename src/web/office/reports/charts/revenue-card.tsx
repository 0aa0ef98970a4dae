import { lazy, Suspense, useSyncExternalStore } from 'react';
import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDay, formatMonth } from '../../../ui/dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DashboardCard } from '../../dashboard/figures/card.tsx';
import { monthBeside } from '../../dashboard/figures/months.ts';
import { MonthsBeneath, RevenueFigures, type RevenuePart, SCALE_WIDTH } from './revenue-figures.tsx';

type Months = DataOf<'GET /admin/reports'>['monthlyRevenue'];

/** The twelve months up to the range's last day; the last is compared with the same days of the previous year. */
export const MonthlyRevenue = ({ months, endDate }: { months: Months; endDate: string }) => {
  const t = useWords('reports', 'chart');
  const language = useLanguage();
  const parts = months.map(({ month, ...figures }) => ({
    ...figures,
    key: month,
    label: formatDay(`${month}-01`, language, { weekday: false }).replace(/^1 /, ''),
    name: formatMonth(`${month}-01`, language),
  }));
  const isWhole = endDate === addDays(monthBeside(endDate, 1), -1);
  const [month = ''] = formatMonth(endDate, language).split(' ');
  const hint = isWhole ? t('monthsWhole') : t('byMonthHint', { month, day: Number(endDate.slice(8)) });
  return <RevenueCard title={t('byMonth')} hint={hint} parts={parts} isBeneath />;
};

/** Loaded on demand, since the chart library is large. */
const RevenueBars = lazy(() => import('./revenue-bars.tsx'));

type Props = {
  title: string;
  hint: string;
  parts: readonly RevenuePart[];
  hasTotal?: boolean;
  /** On a wide screen, shows the figures under the bars, in thousands. */
  isBeneath?: boolean;
};

/** Revenue by part: bars beside the previous year's, and a table of the figures. */
export const RevenueCard = ({ title, hint, parts, hasTotal = false, isBeneath = false }: Props) => {
  const t = useWords('reports', 'chart');
  const isBlank = parts.every(({ revenue, revenueBefore }) => revenue === 0 && revenueBefore === 0);
  return (
    <DashboardCard title={title} data={parts} aside={() => <span className="text-xs text-muted">{hint}</span>}>
      {(shown) => (
        <>
          {isBlank ? (
            <p className="px-4 py-3 text-xs text-muted">{t('blank')}</p>
          ) : (
            <Drawn parts={shown} isBeneath={isBeneath} />
          )}
          {isBeneath && !isBlank && <MonthsBeneath parts={shown} />}
          {(!isBlank || hasTotal) && (
            <div className={isBeneath ? 'lg:sr-only' : 'border-t border-line'}>
              <RevenueFigures caption={title} parts={shown} hasTotal={hasTotal} />
            </div>
          )}
        </>
      )}
    </DashboardCard>
  );
};

/** The chart, hidden from screen readers, which have the table. */
const Drawn = ({ parts, isBeneath }: { parts: readonly RevenuePart[]; isBeneath: boolean }) => {
  const isWide = useIsWide();
  const place = <Skeleton className="h-full w-full" />;
  return (
    <div aria-hidden="true" className="h-64 pt-4 pb-2 md:h-72">
      {useIsBrowser() ? (
        <Suspense fallback={place}>
          <RevenueBars parts={parts} scaleWidth={isBeneath && isWide ? SCALE_WIDTH : 52} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
};

const never = () => () => undefined;

/** False on the server and during hydration: the chart has to measure its container. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The width from which the figures are shown under the bars: `lg` in the styles. */
const WIDE = '(min-width: 64rem)';

const watch = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is wide; false on the server. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
