import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { changeText } from './change-text.ts';
import { type Entry, hasChanged } from './entry.ts';
import { useAuditWords } from './use-audit-words.ts';

const cell =
  'px-2.5 py-1.5 text-left align-top font-regular wrap-anywhere max-tablet:block max-tablet:px-0 max-tablet:py-0.5';

/**
 * What was before and what is after, field by field; where nothing was before, what is. On a phone each field is a card
 * of its own.
 */
export const ChangeList = ({ changes }: Pick<Entry, 'changes'>) => {
  const { t } = useTranslation('audit', { keyPrefix: 'change' });
  const { t: role } = useTranslation('office', { keyPrefix: 'roles' });
  const language = useLanguage();
  const { field: wordOf } = useAuditWords();
  const hasBefore = hasChanged({ changes });
  const words = { none: t('none'), yes: t('yes'), no: t('no') };
  const roles = { STAFF: role('STAFF'), ADMIN: role('ADMIN') };
  const told = (field: string, value: unknown) =>
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
                {told(field, before)}
              </td>
            )}
            <td className={cell}>
              {hasBefore && <Label>{t('after')}</Label>}
              {told(field, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The name of a column, where a row is a card. */
const Label = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="mr-2 text-2xs text-subtle tablet:hidden">
    {children}
  </span>
);
