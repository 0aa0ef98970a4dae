import type { Days } from './report-range.ts';

const lengths = ['1-2', '3-6', '7-13', '14+'] as const;
const leads = ['0', '1', '2-3', '4-7', '8+'] as const;

type Refused = Readonly<{
  day: string;
  weeksAhead: number;
  length: (typeof lengths)[number];
  categoryId: string | null;
  category: string | null;
  categoryInThai: string | null;
  searches: number;
}>;

const total = (rows: readonly Refused[]) => rows.reduce((sum, { searches }) => sum + searches, 0);

export const refusedOf = (rows: readonly Refused[], { first, last }: Days): number =>
  total(rows.filter(({ day }) => first <= day && day <= last));

/** Most first; an empty name for those that asked for none, or for several. */
export const refusedByCategory = (rows: readonly Refused[]) =>
  [...Map.groupBy(rows, ({ categoryId }) => categoryId).values()]
    .map((of) => ({
      category: of[0]?.category ?? '',
      categoryInThai: of[0]?.categoryInThai ?? null,
      searches: total(of),
    }))
    .toSorted((a, b) => b.searches - a.searches || (a.category < b.category ? -1 : 1));

export const refusedByLength = (rows: readonly Refused[]) =>
  lengths.map((length) => ({ length, searches: total(rows.filter((row) => row.length === length)) }));

export const refusedByLead = (rows: readonly Refused[]) =>
  leads.map((weeks) => ({ weeks, searches: total(rows.filter((row) => leadOf(row) === weeks)) }));

const leadOf = ({ weeksAhead: weeks }: Refused): (typeof leads)[number] => {
  if (weeks >= 8) return '8+';
  if (weeks >= 4) return '4-7';
  if (weeks >= 2) return '2-3';
  return weeks === 1 ? '1' : '0';
};
