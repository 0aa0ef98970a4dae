import { toBangkokText } from '#kernel/bangkok-time.ts';

/** Moments as Bangkok time, deep down; everything else as it is. */
export const readable = (value: unknown): unknown => {
  if (value instanceof Temporal.Instant) return toBangkokText(value);
  if (value instanceof Date) return toBangkokText(Temporal.Instant.fromEpochMilliseconds(value.getTime()));
  if (Array.isArray(value)) return value.map(readable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)]));
};
