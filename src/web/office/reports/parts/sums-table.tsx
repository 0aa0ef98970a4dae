import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { DashboardCard } from '../../dashboard/figures/card.tsx';
import { countText } from './money-figures.tsx';

type Column = Readonly<{
  name: string;
  unit: 'count' | 'baht';
  /** A phone has room for two or three. */
  onPhone?: boolean;
}>;
type Row = Readonly<{ name: string; figures: readonly number[] }>;

type Props = {
  title: string;
  /** The head of the names. */
  head: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** What is said where there are no rows. */
  none: string;
  note?: string;
  /** A phone shows every figure, each row as a list of its own. */
  isWhole?: boolean;
};

const cell = 'px-2 py-2 first:pl-4 last:pr-4';
const shown = ({ onPhone = false }: Column) =>
  `${cell} text-right ${onPhone ? 'max-tablet:last-of-type:pr-4' : 'max-tablet:hidden'}`;

/** Rows of counts and amounts with their sum below. */
export const SumsTable = ({ title, head, columns, rows, none, note, isWhole = false }: Props) => {
  const t = useWords('reports', 'chart');
  return (
    <DashboardCard title={title} data={rows}>
      {(data) =>
        data.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{none}</p>
        ) : (
          <>
            {isWhole && (
              <ul className="divide-y divide-line text-xs tablet:hidden">
                {[...data, { name: t('total'), figures: sumsOf(data) }].map((row) => (
                  <li key={row.name} className="px-4 py-2.5">
                    <p className="font-semibold">{row.name}</p>
                    <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1">
                      {columns.map((column, at) => (
                        <div key={column.name} className="flex flex-wrap justify-between gap-x-2">
                          <dt className="text-muted">{column.name}</dt>
                          <dd className="figures">
                            <Amount unit={column.unit} figure={row.figures[at] ?? 0} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                ))}
              </ul>
            )}
            <table className={`w-full text-xs ${isWhole ? 'max-tablet:hidden' : ''}`}>
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-b border-line text-2xs text-muted">
                  <th scope="col" className={`${cell} text-left font-medium`}>
                    {head}
                  </th>
                  {columns.map((column) => (
                    <th key={column.name} scope="col" className={`${shown(column)} font-medium`}>
                      {column.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data.map((row) => (
                  <Line key={row.name} row={row} columns={columns} />
                ))}
              </tbody>
              <tfoot className="border-t border-line-strong font-semibold">
                <Line row={{ name: t('total'), figures: sumsOf(data) }} columns={columns} />
              </tfoot>
            </table>
            {note && <p className="border-t border-line px-4 py-2 text-2xs text-muted">{note}</p>}
          </>
        )
      }
    </DashboardCard>
  );
};

const Line = ({ row: { name, figures }, columns }: { row: Row; columns: readonly Column[] }) => (
  <tr>
    <th scope="row" className={`${cell} text-left font-regular in-[tfoot]:font-semibold`}>
      {name}
    </th>
    {columns.map((column, at) => (
      <td key={column.name} className={`${shown(column)} figures`}>
        <Amount unit={column.unit} figure={figures[at] ?? 0} />
      </td>
    ))}
  </tr>
);

const Amount = ({ unit, figure }: { unit: Column['unit']; figure: number }) =>
  unit === 'count' ? countText(figure) : <Money baht={figure} />;

/** Adds in satang, to avoid rounding errors. */
const sumsOf = (rows: readonly Row[]): number[] =>
  (rows[0]?.figures ?? []).map(
    (_, at) => rows.reduce((sum, { figures }) => sum + Math.round((figures[at] ?? 0) * 100), 0) / 100,
  );
