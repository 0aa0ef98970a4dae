/** The number of vehicles that one value of a filter would leave, with the other filters applied. */
export type FacetRow = Readonly<{ kind: string; value: string | null; place: number; count: number }>;

type Count = { value: string; count: number };

/** The counts by filter: categories in the display order, seats by number, the rest by name. */
export const facetsOf = (rows: readonly FacetRow[]) => ({
  category: countsOf(rows, 'category', (a, b) => a.place - b.place || byName(a, b)),
  transmission: countsOf(rows, 'transmission', byName),
  fuelType: countsOf(rows, 'fuelType', byName),
  seats: countsOf(rows, 'seats', (a, b) => seatsOf(a) - seatsOf(b)),
});

const countsOf = (rows: readonly FacetRow[], kind: string, order: (a: FacetRow, b: FacetRow) => number): Count[] =>
  rows
    .filter((row) => row.kind === kind)
    .sort(order)
    .flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));

const seatsOf = ({ value }: FacetRow) => Number.parseInt(value ?? '', 10);

const byName = (a: FacetRow, b: FacetRow) => ((a.value ?? '') < (b.value ?? '') ? -1 : 1);
