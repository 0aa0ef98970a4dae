import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { shownColumns } from './columns.ts';
import { useListKeys } from './use-list-keys.ts';

export type Column<Row> = Readonly<{
  key: string;
  head: ReactNode;
  /** The cell's content, at most two lines. */
  cell: (row: Row) => ReactNode;
  /** Classes of the column, such as to align numbers right, or to hide it on narrow screens. */
  className?: string;
}>;

type Props<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The address that a row opens, such as beside the list; left out where a row only has buttons. */
  pathOf?: (row: Row) => string;
  /** A row's name for screen readers, read after its first cell. */
  nameOf?: (row: Row) => string;
  /** A row's action buttons, at its end; they stay visible where the table is wider than the screen. */
  actionsOf?: (row: Row) => ReactNode;
  /** The row that is open. */
  openId?: string | undefined;
  /** The row to highlight. */
  highlightedId?: string | undefined;
  /** The `columns` parameter of the address; empty for all. */
  chosen?: string;
  /** Narrower cells, for many columns or a record beside the list. */
  isTight?: boolean;
  /** The table is inside a frame, so it has none of its own. */
  isFramed?: boolean;
};

/**
 * The rows of a list. The whole row links to its record through its first cell; J and K move, Enter opens (experience:
 * back office habits).
 */
export const ListTable = <Row extends Readonly<{ id: string }>>(props: Props<Row>) => {
  const { label, rows, pathOf, nameOf, actionsOf, openId, highlightedId, chosen = '' } = props;
  const { isTight = false, isFramed = false } = props;
  const t = useWords('office', 'list');
  const gap = `${isTight ? 'px-2' : 'px-3 max-tablet:px-2'} first:pl-4 last:pr-4 ${isFramed ? '' : 'md:first:pl-6 md:last:pr-6'}`;
  const columns = shownColumns(props.columns, chosen);
  const body = useListKeys();
  return (
    <div className={`overflow-x-auto ${isFramed ? '' : 'border-y border-line bg-surface'}`}>
      <table className="w-full text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            {columns.map(({ key, head, className = '' }) => (
              <th key={key} scope="col" className={`${gap} py-1.5 font-medium ${className}`}>
                {head}
              </th>
            ))}
            {actionsOf && (
              <th scope="col" className={actionsClass}>
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={row.id}
              data-open={openId === row.id || undefined}
              data-highlighted={highlightedId === row.id || undefined}
              className="group relative h-11.5 hover:bg-hover data-open:bg-brand-softer data-open:shadow-[inset_3px_0_0_var(--brand)] data-highlighted:bg-accent-soft! data-highlighted:text-on-accent-soft data-highlighted:shadow-[inset_3px_0_0_var(--accent)]"
            >
              {columns.map(({ key, cell, className = '' }, index) => {
                const Cell = index === 0 && !pathOf ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    scope={Cell === 'th' ? 'row' : undefined}
                    className={`${gap} py-1.5 align-middle ${Cell === 'th' ? 'text-left font-regular' : ''} ${className}`}
                  >
                    {index === 0 && pathOf ? (
                      <Link
                        to={pathOf(row)}
                        preventScrollReset
                        aria-current={openId === row.id || undefined}
                        className="block after:absolute after:inset-0"
                      >
                        {cell(row)}
                        <span className="sr-only">{nameOf?.(row)}</span>
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </Cell>
                );
              })}
              {actionsOf && <td className={actionsClass}>{actionsOf(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const actionsClass =
  'px-2 py-1.5 text-right align-middle max-lg:sticky max-lg:right-0 max-lg:bg-surface max-lg:group-hover:bg-hover md:pr-4';
