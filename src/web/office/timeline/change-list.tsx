import type { Language } from '../../languages/language.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, formatDayTime } from '../../ui/dates.ts';
import { type Entry, hasChanged, useAuditWords } from './audit-entry.ts';

const cell =
  'px-2.5 py-1.5 text-left align-top font-regular wrap-anywhere max-tablet:block max-tablet:px-0 max-tablet:py-0.5';

/**
 * The old and new values, field by field; only the new ones if nothing existed before. On a phone each field is a card.
 */
export const ChangeList = ({ changes }: Pick<Entry, 'changes'>) => {
  const t = useWords('audit', 'change');
  const role = useWords('office', 'roles');
  const language = useLanguage();
  const { field: wordOf } = useAuditWords();
  const hasBefore = hasChanged({ changes });
  const words = { none: t('none'), yes: t('yes'), no: t('no') };
  const roles = { STAFF: role('STAFF'), ADMIN: role('ADMIN') };
  const valueText = (field: string, value: unknown) =>
    changeText(value, language, field === 'role' ? { ...words, codes: roles } : words);
  return (
    <table className="w-full text-xs max-tablet:block">
      <thead className="text-2xs text-subtle max-tablet:sr-only">
        <tr>
          <th className={`${cell} w-1/4`}>{t('field')}</th>
          {hasBefore && <th className={cell}>{t('before')}</th>}
          <th className={cell}>{t(hasBefore ? 'after' : 'value')}</th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line max-tablet:block max-tablet:py-1.5">
            <th scope="row" className={`${cell} text-muted max-tablet:font-medium`}>
              {wordOf(field)}
            </th>
            {hasBefore && (
              <td className={`${cell} text-muted`}>
                <Label>{t('before')}</Label>
                {valueText(field, before)}
              </td>
            )}
            <td className={cell}>
              {hasBefore && <Label>{t('after')}</Label>}
              {valueText(field, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The column's name, shown where a row is a card. */
const Label = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="mr-2 text-2xs text-subtle tablet:hidden">
    {children}
  </span>
);

type Words = Readonly<{
  none: string;
  yes: string;
  no: string;
  /** Labels for fields that store codes, such as roles. */
  codes?: Readonly<Record<string, string>>;
}>;

/** Formats an old or new value: times in Bangkok, lists with commas, other values as stored. */
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
