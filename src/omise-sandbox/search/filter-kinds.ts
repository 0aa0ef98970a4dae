import { invalidFilters } from '../wire/refusals.ts';

/** Whether a value of an object fits what a search asks for; `invalid_filters` when the question makes no sense. */
export type Fits<T> = (value: T, wanted: string, name: string) => boolean;

export const isText: Fits<string | null> = (value, wanted) => value?.toLowerCase() === wanted.toLowerCase();

const yes = ['true', 'yes', 'on', '1'];
const no = ['false', 'no', 'off', '0'];

export const isFlag: Fits<boolean> = (value, wanted, name) => {
  const asked = wanted.toLowerCase();
  if (yes.includes(asked)) return value;
  if (no.includes(asked)) return !value;
  throw invalidFilters(`${name} is invalid`);
};

/** Amounts are asked for in baht, as one figure or as `from..to`; the object holds satang. */
export const isAmount: Fits<number> = (value, wanted, name) => {
  const [from, to] = rangeOf(wanted).map((text) => {
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw invalidFilters(`${name} is invalid`);
    return Math.round(Number(text) * 100);
  });
  return value >= Number(from) && value <= Number(to);
};

/** A day (UTC) such as `2026-11-20`, an instant, or `from..to` of either. */
export const isTime: Fits<string> = (value, wanted, name) => {
  const [from = '', to = ''] = rangeOf(wanted);
  const start = Date.parse(from);
  const end = Date.parse(isDay.test(to) ? `${to}T23:59:59.999Z` : to);
  if (Number.isNaN(start) || Number.isNaN(end)) throw invalidFilters(`${name} is invalid`);
  const at = Date.parse(value);
  return at >= start && at <= end;
};

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const rangeOf = (wanted: string): [string, string] => {
  const [from = '', to = from] = wanted.split('..');
  return [from.trim(), to.trim()];
};
