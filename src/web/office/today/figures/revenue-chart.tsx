import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay, formatMonth } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Figures } from '../read-today.ts';
import { scaleFor, shortAmount } from './months.ts';

type Props = { revenue: Figures['revenue'] };

const size = { width: 620, height: 210, left: 44, top: 18, bottom: 24 };
const inner = size.height - size.top - size.bottom;
const each = (size.width - size.left) / 12;
const bar = each * 0.6;

/** Twelve months as bars, this one strong, with what is still to come in dashed on top. The table says the same. */
export const RevenueChart = ({ revenue: { byMonth, stillComing } }: Props) => {
  const language = useLanguage();
  const last = byMonth.length - 1;
  const { top, step } = scaleFor(Math.max(...byMonth.map((one, at) => one.revenue + (at === last ? stillComing : 0))));
  const heightOf = (amount: number) => (Math.max(0, amount) / top) * inner;
  const ground = size.top + inner;
  const monthOf = (month: string) => formatDay(`${month}-01`, language, { weekday: false }).replace(/^1 /, '');
  const total = (byMonth[last]?.revenue ?? 0) + stillComing;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="h-auto w-full text-subtle">
      {[0, 1, 2, 3, 4].map((line) => {
        const y = ground - heightOf(line * step);
        return (
          <g key={line}>
            <line x1={size.left} x2={size.width} y1={y} y2={y} className="stroke-line" />
            <text x={size.left - 8} y={y + 3.5} textAnchor="end" className="fill-current text-[11px] figures">
              {shortAmount(line * step)}
            </text>
          </g>
        );
      })}
      {byMonth.map(({ month, revenue }, at) => {
        const x = size.left + each * at + (each - bar) / 2;
        const height = heightOf(revenue);
        return (
          <g key={month}>
            <rect
              x={x}
              y={ground - height}
              width={bar}
              height={height}
              rx="4"
              className={at === last ? 'fill-brand' : 'fill-confirmed-soft'}
            />
            <text x={x + bar / 2} y={size.height - 7} textAnchor="middle" className="fill-current text-[11px]">
              {monthOf(month)}
            </text>
          </g>
        );
      })}
      {stillComing > 0 && (
        <rect
          x={size.left + each * last + (each - bar) / 2}
          y={ground - heightOf(total)}
          width={bar}
          height={heightOf(total) - heightOf(total - stillComing)}
          rx="4"
          fill="none"
          strokeDasharray="3 2"
          className="stroke-brand"
        />
      )}
      <text
        x={size.left + each * last + each / 2}
        y={ground - heightOf(total) - 6}
        textAnchor="middle"
        className="fill-ink text-[11px] font-semibold figures"
      >
        {shortAmount(total)}
      </text>
    </svg>
  );
};

/** The same as figures. */
export const RevenueTable = ({ revenue: { byMonth, stillComing } }: Props) => {
  const { t } = useTranslation('today', { keyPrefix: 'revenue' });
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
