const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a[data-cell]') ?? []),
];

/** The free day to which an arrow key leads: the next one of the row, or the nearest one of the row above or below. */
export const neighbour = (cell: HTMLElement, key: string): HTMLElement | undefined => {
  const row = cell.closest('[data-row]');
  const own = cellsOf(row);
  const place = own.indexOf(cell);
  if (key === 'ArrowRight') return own[place + 1];
  if (key === 'ArrowLeft') return own[place - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const rows = [...(row?.parentElement?.querySelectorAll('[data-row]') ?? [])].filter(
    (one) => one === row || cellsOf(one).length > 0,
  );
  const other = cellsOf(rows[rows.indexOf(row as Element) + (key === 'ArrowDown' ? 1 : -1)]);
  const date = cell.dataset.cell ?? '';
  return other.findLast((one) => (one.dataset.cell ?? '') <= date) ?? other[0];
};
