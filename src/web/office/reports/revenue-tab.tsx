import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../api/routes.ts';
import type { Language } from '../../languages/language.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, formatDayRange } from '../../ui/dates.ts';
import { Money, useBaht } from '../../ui/money.tsx';
import { DashboardCard } from '../dashboard/figures/card.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { monthBeside } from '../dashboard/figures/months.ts';
import { MONEY_OF_DAYS } from '../paying/money-of-days-path.ts';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import { RevenueCard } from './charts/revenue-card.tsx';
import { countText, MoneyFigures, Strip } from './parts/money-figures.tsx';
import { type Period, readReportsSearch } from './reports-address.ts';

type RevenueReport = DataOf<'GET /admin/reports/revenue'>;

/** The range's revenue: paid, earned, and by part. */
export const RevenueTab = ({ report }: { report: RevenueReport }) => {
  const t = useWords('reports', 'figure');
  const baht = useBaht();
  const { averagePerBooking, startDate, endDate } = report;
  const parts = <PeriodRevenue parts={report.revenueData} />;
  // Of one day, what came and went by each method says more than a chart of one bar.
  const isDay = startDate === endDate;
  return (
    <>
      <Strip columns={4}>
        <MoneyFigures {...report} />
        <Figure name={t('average')} value={averagePerBooking === null ? '–' : baht(averagePerBooking)}>
          {t('averageText')}
        </Figure>
      </Strip>
      {!isDay && parts}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ByMethod rows={report.byMethod} day={isDay ? startDate : null} />
        <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
          <Figure name={t('received')} value={baht(report.received)}>
            {t('receivedText')}
          </Figure>
          <Figure name={t('refunded')} value={baht(report.refunded)}>
            {t('refundedText')}
          </Figure>
          <Figure name={t('tax')} value={baht(report.tax)}>
            {t('taxText')}
          </Figure>
        </dl>
      </div>
      {isDay && parts}
    </>
  );
};

type Parts = DataOf<'GET /admin/reports/revenue'>['revenueData'];

/** The name of a part: `Oct 2026` for a whole month, otherwise its dates. */
const namesOf = ({ period, lastDay }: Pick<Parts[number], 'period' | 'lastDay'>, type: Period, language: Language) => {
  const day = formatDay(period, language, { weekday: false });
  const month = formatDay(period, language, { weekday: false, year: true }).replace(/^1 /, '');
  if (type === 'monthly' && isWholeMonth(period, lastDay)) return { label: month, name: month };
  const range = formatDayRange(period, lastDay, language, { year: true });
  const name = period === lastDay ? formatDay(period, language, { year: true }) : range;
  if (type === 'yearly') return { label: period.slice(0, 4), name };
  return { label: type === 'monthly' ? formatDayRange(period, lastDay, language) : day, name };
};

const isWholeMonth = (first: string, last: string) =>
  first.endsWith('-01') && addDays(last, 1) === monthBeside(first, 1);

/** The range divided by the chosen period; the first and last parts may be shorter. */
const PeriodRevenue = ({ parts }: { parts: Parts }) => {
  const t = useWords('reports', 'chart');
  const language = useLanguage();
  const [query] = useSearchParams();
  const { type } = readReportsSearch(query, '2000-01-01');
  const shown = parts.map(({ period, lastDay, ...figures }) => ({
    ...figures,
    key: period,
    ...namesOf({ period, lastDay }, type, language),
  }));
  return <RevenueCard key={type} title={t(`byPeriod.${type}`)} hint={t('monthsWhole')} parts={shown} hasTotal />;
};

type Row = DataOf<'GET /admin/reports/revenue'>['byMethod'][number];

const cell = 'px-2 py-2 first:pl-4 max-sm:nth-5:pr-4 last:pr-4';

type Sums = Omit<Row, 'method'>;

/** What came in and went back by each payment method; the rows add up to the total. */
const ByMethod = ({ rows, day }: { rows: readonly Row[]; day: string | null }) => {
  const t = useWords('reports', 'methods');
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const title = day === null ? t('title') : t('ofDay', { day: formatDay(day, language, { year: true }) });
  const hasFees = rows.some(({ fees }) => fees !== 0);
  const heads = [
    ...(['payments', 'received', 'refunded', 'revenue'] as const),
    ...(hasFees ? (['fees'] as const) : []),
  ];
  return (
    <Named>
      <DashboardCard title={title} data={rows}>
        {(data) =>
          data.length === 0 ? (
            <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
          ) : (
            <>
              <table className="w-full text-xs">
                <caption className="sr-only">{title}</caption>
                <thead>
                  <tr className="border-b border-line text-2xs text-muted">
                    <th scope="col" className={`${cell} text-left font-medium`}>
                      {t('method')}
                    </th>
                    {heads.map((head) => (
                      <th key={head} scope="col" className={`${figure(head)} font-medium`}>
                        <span className={head === 'received' ? 'max-sm:hidden' : ''}>{t(head)}</span>
                        {head === 'received' && <span className="sm:hidden">{t('both')}</span>}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {data.map((row) => (
                    <Line key={row.method} name={methodOf(row.method)} row={row} heads={heads} />
                  ))}
                </tbody>
                <tfoot className="border-t border-line-strong font-semibold">
                  <Line name={t('total')} row={sumOf(data)} heads={heads} />
                </tfoot>
              </table>
              <p className="border-t border-line px-4 py-2 text-2xs text-muted">
                {t('counts')}
                {hasFees && ` ${t('feesOnTop', { amount: baht(sumOf(data).fees) })}`}
              </p>
            </>
          )
        }
      </DashboardCard>
    </Named>
  );
};

/** What a link to the money of days leads to: it takes the focus, below the filters and figures. */
const Named = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${MONEY_OF_DAYS}` || !key) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <div ref={place} id={MONEY_OF_DAYS} tabIndex={-1} data-takes-focus className="min-w-0 focus:outline-hidden">
      {children}
    </div>
  );
};

type Head = keyof Sums;

/** A phone has room for two: there what went back stands under what came in, and the fees in the line below. */
const figure = (head: Head) => `${cell} text-right ${head === 'received' || head === 'revenue' ? '' : 'max-sm:hidden'}`;

const Line = ({ name, row, heads }: { name: string; row: Sums; heads: readonly Head[] }) => (
  <tr>
    <th scope="row" className={`${cell} text-left font-regular in-[tfoot]:font-semibold`}>
      {name}
    </th>
    {heads.map((head) => (
      <td key={head} className={`${figure(head)} figures`}>
        {head === 'payments' ? countText(row.payments) : <Money baht={row[head]} />}
        {head === 'received' && row.refunded > 0 && (
          <Money baht={-row.refunded} className="block text-muted sm:hidden" />
        )}
      </td>
    ))}
  </tr>
);

/** Adds in satang, to avoid rounding errors. */
const sumOf = (rows: readonly Row[]): Sums => {
  const added = (name: Exclude<Head, 'payments'>) =>
    rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100;
  return {
    payments: rows.reduce((sum, row) => sum + row.payments, 0),
    received: added('received'),
    refunded: added('refunded'),
    revenue: added('revenue'),
    fees: added('fees'),
  };
};
