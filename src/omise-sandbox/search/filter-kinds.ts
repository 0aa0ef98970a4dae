import { invalidFilters } from '../wire/refusals.ts';

/** Whether a field's value matches a filter's value; throws `invalid_filters` (400) when the latter is malformed. */
export type Fits<T> = (value: T, expected: string, name: string) => boolean;

export const isText: Fits<string | null> = (value, expected) => value?.toLowerCase() === expected.toLowerCase();

const yes = ['true', 'yes', 'on', '1'];
const no = ['false', 'no', 'off', '0'];

export const isFlag: Fits<boolean> = (value, expected, name) => {
  const text = expected.toLowerCase();
  if (yes.includes(text)) return value;
  if (no.includes(text)) return !value;
  throw invalidFilters(`${name} is invalid`);
};

/** Matches an amount in satang against one in baht, or a range `from..to` in baht. */
export const isAmount: Fits<number> = (value, expected, name) => {
  const [from, to] = rangeOf(expected).map((text) => {
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw invalidFilters(`${name} is invalid`);
    return Math.round(Number(text) * 100);
  });
  return value >= Number(from) && value <= Number(to);
};

/** Matches a time against a day (UTC) such as `2026-11-20`, an instant, or a range `from..to` of either. */
export const isTime: Fits<string> = (value, expected, name) => {
  const [from = '', to = ''] = rangeOf(expected);
  const start = Date.parse(from);
  const end = Date.parse(isDay.test(to) ? `${to}T23:59:59.999Z` : to);
  if (Number.isNaN(start) || Number.isNaN(end)) throw invalidFilters(`${name} is invalid`);
  const at = Date.parse(value);
  return at >= start && at <= end;
};

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const rangeOf = (expected: string): [string, string] => {
  const [from = '', to = from] = expected.split('..');
  return [from.trim(), to.trim()];
};
