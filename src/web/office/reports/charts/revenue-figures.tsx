import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { countText, growthOf, growthText } from '../parts/money-figures.tsx';

/** A bar of the chart and a row of its table. */
export type RevenuePart = Readonly<{
  key: string;
  /** The short name for the axis, then the full name. */
  label: string;
  name: string;
  revenue: number;
  revenueBefore: number;
  bookings: number;
}>;

type Props = { caption: string; parts: readonly RevenuePart[]; hasTotal: boolean };

const cell = 'px-2 py-2 first:pl-4 last:pr-4';
const right = `${cell} text-right figures`;

/** The chart's figures as a table. The rows add up to the total exactly, in satang. */
export const RevenueFigures = ({ caption, parts, hasTotal }: Props) => {
  const t = useWords('reports', 'chart');
  return (
    <table className="w-full text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-2xs text-muted">
          <th scope="col" className={`${cell} font-medium`}>
            {t('period')}
          </th>
          {(['revenue', 'yearBefore', 'growth', 'bookings'] as const).map((name) => (
            <th key={name} scope="col" className={`${right} font-medium ${narrow[name]}`}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {parts.map((part) => (
          <Figures key={part.key} name={part.name} of={part} />
        ))}
      </tbody>
      {hasTotal && (
        <tfoot className="border-t border-line-strong font-semibold">
          <Figures name={t('total')} of={sumOf(parts)} />
        </tfoot>
      )}
    </table>
  );
};

type Sums = Pick<RevenuePart, 'revenue' | 'revenueBefore' | 'bookings'>;

const Figures = ({ name, of: { revenue, revenueBefore, bookings } }: { name: string; of: Sums }) => (
  <tr>
    <th scope="row" className={`${cell} text-left font-regular`}>
      {name}
    </th>
    <td className={right}>
      <Money baht={revenue} />
    </td>
    <td className={`${right} ${narrow.yearBefore}`}>
      <Money baht={revenueBefore} />
    </td>
    <td className={`${right} ${narrow.growth}`}>{growthText(growthOf(revenue, revenueBefore))}</td>
    <td className={right}>{countText(bookings)}</td>
  </tr>
);

const narrow = { revenue: '', yearBefore: 'max-tablet:hidden', growth: 'max-md:hidden', bookings: '' } as const;

/** Adds in satang, to avoid rounding errors. */
const sumOf = (parts: readonly Sums[]): Sums => {
  const added = (name: keyof Sums) => parts.reduce((sum, part) => sum + Math.round(part[name] * 100), 0) / 100;
  return { revenue: added('revenue'), revenueBefore: added('revenueBefore'), bookings: added('bookings') };
};

/** The width of the chart's scale in pixels, so that columns align with their bars. */
export const SCALE_WIDTH = 112;

/** The figures in thousands under the bars, hidden from screen readers; the table has the exact ones. */
export const MonthsBeneath = ({ parts }: { parts: readonly RevenuePart[] }) => {
  const t = useWords('reports', 'chart');
  const before = [
    [t('yearBefore'), ({ revenueBefore }: RevenuePart) => thousands(revenueBefore)],
    [t('growth'), ({ revenue, revenueBefore }: RevenuePart) => growthText(growthOf(revenue, revenueBefore))],
  ] as const;
  const rows = [
    [t('revenue'), ({ revenue }: RevenuePart) => thousands(revenue)],
    ...(parts.some(({ revenueBefore }) => revenueBefore !== 0) ? before : []),
    [t('bookings'), ({ bookings }: RevenuePart) => countText(bookings)],
  ] as const;
  return (
    <div aria-hidden="true" className="divide-y divide-line text-2xs max-lg:hidden">
      <Row head={t('thousand')} cells={cellsOf(parts, ({ label }) => label)} isHead />
      {rows.map(([head, textOf]) => (
        <Row key={head} head={head} cells={cellsOf(parts, textOf)} />
      ))}
    </div>
  );
};

type Cell = Readonly<{ key: string; text: string }>;

const cellsOf = (parts: readonly RevenuePart[], textOf: (part: RevenuePart) => string): Cell[] =>
  parts.map((part) => ({ key: part.key, text: textOf(part) }));

const Row = ({ head, cells, isHead = false }: { head: string; cells: readonly Cell[]; isHead?: boolean }) => (
  <div
    className={`grid items-center py-1.5 pr-2 figures ${isHead ? 'text-muted' : ''}`}
    style={{ gridTemplateColumns: `${SCALE_WIDTH}px repeat(${cells.length}, minmax(0, 1fr))` }}
  >
    <span className="pl-4 text-muted">{head}</span>
    {cells.map(({ key, text }, at) => (
      <span key={key} className={`text-center ${at === cells.length - 1 && !isHead ? 'font-semibold' : ''}`}>
        {text}
      </span>
    ))}
  </div>
);

const thousands = (baht: number): string => formatNumber(Math.round(baht / 1000)).replace('-', '−');
