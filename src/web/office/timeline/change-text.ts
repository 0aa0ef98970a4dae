import type { Language } from '../../languages/language.ts';
import { formatDay, formatDayTime } from '../../ui/dates.ts';

type Words = Readonly<{
  none: string;
  yes: string;
  no: string;
  /** What a field that keeps codes, such as roles, means by them. */
  codes?: Readonly<Record<string, string>>;
}>;

/** A value before or after a change, for people: moments on Bangkok's clock, lists with commas, the rest as it is kept. */
export const changeText = (value: unknown, language: Language, words: Words): string => {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
  if (typeof value === 'string') return words.codes?.[value] ?? dated(value, language);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length === 0 ? words.none : value.map((one) => changeText(one, language, words)).join(', ');
  return JSON.stringify(value);
};

const dated = (text: string, language: Language): string => {
  if (moment.test(text)) return formatDayTime(text, language, { year: true });
  return date.test(text) ? formatDay(text, language, { year: true }) : text;
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const date = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/;
