import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kernel/format-number.ts';
import { countText } from '../parts/compared.tsx';
import { growthOf, growthText } from '../parts/signed.ts';
import type { RevenuePart } from './revenue-part.ts';

/** As wide as the scale of the chart above it, so that each column stands under its bars. */
export const SCALE_WIDTH = 112;

/** The bars in thousands, under them. For the eye, as the bars are: the figures to the satang are in the list of parts. */
export const MonthsBeneath = ({ parts }: { parts: readonly RevenuePart[] }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'chart' });
  const rows = [
    [t('revenue'), ({ revenue }: RevenuePart) => thousands(revenue)],
    [t('yearBefore'), ({ revenueBefore }: RevenuePart) => thousands(revenueBefore)],
    [t('growth'), ({ revenue, revenueBefore }: RevenuePart) => growthText(growthOf(revenue, revenueBefore))],
    [t('bookings'), ({ bookings }: RevenuePart) => countText(bookings)],
  ] as const;
  return (
    <div aria-hidden="true" className="divide-y divide-line text-2xs max-lg:hidden">
      <Row head={t('thousand')} cells={cellsOf(parts, ({ label }) => label)} isHead />
      {rows.map(([head, told]) => (
        <Row key={head} head={head} cells={cellsOf(parts, told)} />
      ))}
    </div>
  );
};

type Cell = Readonly<{ key: string; text: string }>;

const cellsOf = (parts: readonly RevenuePart[], told: (part: RevenuePart) => string): Cell[] =>
  parts.map((part) => ({ key: part.key, text: told(part) }));

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
