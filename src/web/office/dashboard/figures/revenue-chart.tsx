import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDay, formatMonth } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Figures } from '../read-dashboard.ts';
import { scaleFor, shortAmount } from './months.ts';

type Props = { revenue: Figures['revenue'] };

const size = { height: 210, top: 18, bottom: 24 };
const inner = size.height - size.top - size.bottom;
const ground = size.top + inner;
/** Percent of the width beside the scale: a month, and its bar. */
const each = 100 / 12;
const bar = each * 0.6;

/**
 * Twelve months as bars, the current one strong, with revenue still expected dashed on top. The table has the same
 * figures. Labels keep their size at every width; a phone labels every second month.
 */
export const RevenueChart = ({ revenue: { byMonth, stillComing } }: Props) => {
  const language = useLanguage();
  const last = byMonth.length - 1;
  const { top, step } = scaleFor(Math.max(...byMonth.map((one, at) => one.revenue + (at === last ? stillComing : 0))));
  const heightOf = (amount: number) => (Math.max(0, amount) / top) * inner;
  const monthOf = (month: string) => formatDay(`${month}-01`, language, { weekday: false }).replace(/^1 /, '');
  const total = (byMonth[last]?.revenue ?? 0) + stillComing;
  const lines = [0, 1, 2, 3, 4].map((line) => ({ amount: line * step, y: ground - heightOf(line * step) }));
  return (
    <div className="flex text-[11px] text-subtle" style={{ height: size.height }}>
      <svg aria-hidden="true" className="h-full w-11 shrink-0 fill-current figures">
        {lines.map(({ amount, y }) => (
          <text key={amount} x="36" y={y + 3.5} textAnchor="end">
            {shortAmount(amount)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" className="h-full w-full min-w-0 overflow-visible">
        {lines.map(({ amount, y }) => (
          <line key={amount} x2="100%" y1={y} y2={y} className="stroke-line" />
        ))}
        {byMonth.map(({ month, revenue }, at) => (
          <g key={month}>
            <rect
              x={`${each * at + (each - bar) / 2}%`}
              y={ground - heightOf(revenue)}
              width={`${bar}%`}
              height={heightOf(revenue)}
              rx="4"
              className={at === last ? 'fill-brand' : 'fill-confirmed-soft'}
            />
            <text
              x={`${each * (at + 0.5)}%`}
              y={size.height - 7}
              textAnchor="middle"
              className={`fill-current ${(last - at) % 2 === 1 ? 'max-sm:hidden' : ''}`}
            >
              {monthOf(month)}
            </text>
          </g>
        ))}
        {stillComing > 0 && (
          <rect
            x={`${each * last + (each - bar) / 2}%`}
            y={ground - heightOf(total)}
            width={`${bar}%`}
            height={heightOf(total) - heightOf(total - stillComing)}
            rx="4"
            fill="none"
            strokeDasharray="3 2"
            className="stroke-brand"
          />
        )}
        <text
          x={`${each * (last + 0.5)}%`}
          y={ground - heightOf(total) - 6}
          textAnchor="middle"
          className="fill-ink font-semibold figures"
        >
          {shortAmount(total)}
        </text>
      </svg>
    </div>
  );
};

/** The chart's figures as a table. */
export const RevenueTable = ({ revenue: { byMonth, stillComing } }: Props) => {
  const t = useWords('dashboard', 'revenue');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <details className="border-t border-line text-xs">
      <summary className="flex min-h-10 items-center px-4 font-medium text-link">{t('table')}</summary>
      <table className="mx-4 mb-3 w-[calc(100%-2rem)]">
        <thead>
          <tr className="text-left text-2xs text-muted">
            <th scope="col" className="py-1 font-medium">
              {t('month')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {byMonth.toReversed().map(({ month, revenue }) => (
            <tr key={month}>
              <th scope="row" className="py-1 text-left font-regular">
                {formatMonth(`${month}-01`, language)}
              </th>
              <td className="py-1 text-right figures">{baht(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {stillComing > 0 && <p className="px-4 pb-3 text-muted">{t('still', { amount: baht(stillComing) })}</p>}
    </details>
  );
};
