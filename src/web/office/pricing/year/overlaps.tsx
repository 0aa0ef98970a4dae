import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays } from '#kernel/calendar-date.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { Part } from '../part.tsx';
import { pricingPath } from '../pricing-address.ts';
import type { Year } from '../read-pricing.ts';
import { useNamed } from './use-named.ts';

/** Where several seasons cover a day: each a sentence of what the quote does. */
export const Overlaps = ({ year: { overlaps } }: { year: Year }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'overlaps' });
  const language = useLanguage();
  const nameOf = useNamed();
  const withPriority = (season: Year['overlaps'][number]['applies']) => `${nameOf(season)} (${season.priority})`;
  const [first] = overlaps;
  const tryPath = first && pricingPath({ tab: 'calculator', from: first.from, until: addDays(first.until, 1) });
  return (
    <Part
      title={t('title')}
      end={
        tryPath && (
          <Link to={tryPath} className="inline-flex min-h-6 items-center text-xs font-medium text-link">
            {t('try')}
          </Link>
        )
      }
    >
      <ul className="divide-y divide-line text-xs">
        {overlaps.map(({ from, until, applies, over, because }, index) => (
          <li
            key={from}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 tablet:grid-cols-[120px_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold figures">{formatDayRange(from, until, language)}</span>
            <span className="order-last col-span-2 text-muted tablet:order-none tablet:col-span-1">
              {t('over', { winner: withPriority(applies), others: over.map(withPriority).join(', ') })}{' '}
              {because !== 'priority' && `${t(because)} `}
              {index === 0 && t('notMultiplied')}
            </span>
            <span className="font-semibold figures">×{applies.multiplier}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
};
