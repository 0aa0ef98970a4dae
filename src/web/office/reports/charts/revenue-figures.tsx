import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money.tsx';
import { countText } from '../parts/compared.tsx';
import { growthOf, growthText } from '../parts/signed.ts';
import type { RevenuePart } from './revenue-part.ts';

type Props = { caption: string; parts: readonly RevenuePart[]; hasTotal: boolean };

const cell = 'px-2 py-2 first:pl-4 last:pr-4';
const right = `${cell} text-right figures`;

/** The bars as figures. The parts add up to the total under them, to the satang. */
export const RevenueFigures = ({ caption, parts, hasTotal }: Props) => {
  const { t } = useTranslation('reports', { keyPrefix: 'chart' });
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

/** Added in satang, so that no fraction is lost on the way. */
const sumOf = (parts: readonly Sums[]): Sums => {
  const added = (name: keyof Sums) => parts.reduce((sum, part) => sum + Math.round(part[name] * 100), 0) / 100;
  return { revenue: added('revenue'), revenueBefore: added('revenueBefore'), bookings: added('bookings') };
};
