import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownColumns } from './columns.ts';
import { useListKeys } from './use-list-keys.ts';

export type Column<Row> = Readonly<{
  key: string;
  head: ReactNode;
  /** At most two lines. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand right; what is of less use goes first where there is no room. */
  className?: string;
}>;

type Props<Row> = {
  /** What the table is, for those who do not see its heading. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Where a row opens, such as beside the list; left out where a row has only buttons. */
  pathOf?: (row: Row) => string;
  /** What a row is called, for those who hear it: after what its first cell shows. */
  nameOf?: (row: Row) => string;
  /** What can be done with a row: buttons at its end, which stay in sight where the table is wider than the screen. */
  actionsOf?: (row: Row) => ReactNode;
  /** The row that is open. */
  openId?: string | undefined;
  /** The row that somebody came for, while it is shown so. */
  highlightedId?: string | undefined;
  /** The columns that the address asks for; empty for all. */
  chosen?: string;
  /** Many columns, or a record beside them: they stand closer. */
  isTight?: boolean;
  /** It stands in a frame that is there already. */
  isFramed?: boolean;
};

/**
 * The rows of a list. The whole row leads to its record through the link in its first cell; J and K move, Enter opens
 * (experience: back office habits).
 */
export const ListTable = <Row extends Readonly<{ id: string }>>(props: Props<Row>) => {
  const { label, rows, pathOf, nameOf, actionsOf, openId, highlightedId, chosen = '' } = props;
  const { isTight = false, isFramed = false } = props;
  const { t } = useTranslation('office', { keyPrefix: 'list' });
  const gap = `${isTight ? 'px-2' : 'px-3'} first:pl-4 last:pr-4 ${isFramed ? '' : 'md:first:pl-6 md:last:pr-6'}`;
  const columns = shownColumns(props.columns, chosen);
  const body = useListKeys();
  return (
    <div className={`overflow-x-auto ${isFramed ? '' : 'border-y border-line bg-surface'}`}>
      <table className="w-full text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            {columns.map(({ key, head, className = '' }) => (
              <th key={key} scope="col" className={`${gap} py-2 font-medium ${className}`}>
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
