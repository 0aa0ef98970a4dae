export type Change = Readonly<{ field: string; before: unknown; after: unknown }>;

type Facts = Readonly<Record<string, unknown>>;

/** What differs between two states of a record, field by field. Null where there was none before, or is none after. */
export const changesBetween = (before: Facts | null, after: Facts | null): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

/** As it can be kept: instants, dates and money as text, absence as null. */
const plain = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)));
