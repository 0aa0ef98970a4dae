const moments = [
  ...['2026-02-30', '0000-00-00T00:00', '9999-99-99T99:99', '-000001-01-01', '0001-01-01', '2099-12-31', '9999-12-31'],
  ...['2026-12-01T24:00', '2026-12-01T10:00:60', '2026-12-01T10:00+24:00', '2099-12-31T23:59:59.999-23:59'],
];
const texts = ['', ' ', 'x', "'; drop table booking; --", '%', '{{7*7}}', '../../etc/passwd', '\u0000', '\ud800'];
const long = 'x'.repeat(5000);
const numbers = [-1, 0, 1.5, 1e308, 99_999_999_999_999];
const lists: readonly unknown[] = [[], [null], [[[[]]]]];
const objects: readonly object[] = [{}, { $ne: null }, { toString: 1 }];
const nobodys = '00000000-0000-4000-8000-000000000000';

/** Every invalid value to send instead of a field's value; `undefined` omits the field. */
export const allNonsense: readonly unknown[] = [
  ...[undefined, null, true, false, nobodys, long, ...texts, ...numbers, ...moments, ...lists, ...objects],
];

const isMoment = /^\d{4}-\d\d-\d\d/;
const isId = /^[\da-f]{8}-[\da-f]{4}-/;

/**
 * The distinct kinds of invalid values for a value. One value of another type suffices, because the schema refuses all
 * of them alike. A meaningless value that the schema may accept reaches the use case, where each kind matters: the end
 * of a range, a nonexistent day, an unknown id, a text with a meaning in SQL, in a template or in a path.
 */
export const nonsenseFor = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [undefined, null, 'x', ...numbers];
  if (typeof value === 'boolean') return [undefined, null, 'x', !value];
  if (Array.isArray(value)) return [undefined, null, {}, [], [null]];
  if (typeof value === 'object') return [undefined, null, 'x', {}];
  const text = String(value);
  if (isId.test(text)) return [undefined, null, '', 'x', nobodys];
  if (!isMoment.test(text)) return [undefined, null, [], '', '\u0000', long, "%_'\\{{7*7}}../x; --"];
  const [noSuchDay, , , , early, last, late, noSuchHour] = moments;
  return [undefined, null, '', 'x', noSuchDay, early, last, late, noSuchHour, moments.at(-1)];
};
