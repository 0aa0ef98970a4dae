import { customType } from 'drizzle-orm/pg-core';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';

/** `timestamptz` as an instant. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString(),
  fromDriver: (text) => Temporal.Instant.from(text),
});

/** `bigint` as whole satang. */
export const satangColumn = customType<{ data: Satang; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (value) => value,
  fromDriver: (value) => satang(Number(value)),
});

/** `tstzrange`, start included, end not. */
export const periodColumn = customType<{ data: Period; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, until }) => `[${from},${until})`,
  fromDriver: (text) => {
    const [from, until] = text.slice(1, -1).replaceAll('"', '').split(',');
    if (!from || !until) throw new Error(`Not a closed range: ${text}`);
    return { from: Temporal.Instant.from(from), until: Temporal.Instant.from(until) };
  },
});

/** `bytea`. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
