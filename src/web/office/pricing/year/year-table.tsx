import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import type { Year } from '../read-pricing.ts';
import { useNamed } from './use-named.ts';
import { changeText } from './year-place.ts';

const cell = 'px-3 py-1.5 first:pl-4 last:pr-4';

/** What applies, as a table: the same as the drawing says. */
export const YearTable = ({ year: { applies } }: { year: Year }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'year' });
  const language = useLanguage();
  const nameOf = useNamed();
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-9 cursor-pointer items-center px-4 text-xs font-medium text-link">
        {t('asTable')}
      </summary>
      <table className="w-full text-xs">
        <caption className="sr-only">{t('applies')}</caption>
        <thead>
          <tr className="border-y border-line text-left text-2xs text-muted">
            {(['days', 'season', 'change'] as const).map((head) => (
              <th key={head} scope="col" className={`${cell} font-medium`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {applies.map((part) => (
            <tr key={part.from}>
              <td className={`${cell} figures`}>{formatDayRange(part.from, part.until, language)}</td>
              <td className={cell}>
                {nameOf(part)} ({part.priority})
              </td>
              <td className={`${cell} figures`}>
                ×{part.multiplier}, {changeText(part.multiplier)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
