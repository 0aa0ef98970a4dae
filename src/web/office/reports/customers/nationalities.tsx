import { useTranslation } from 'react-i18next';
import { nationalityIn } from '#words/nationality.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { TodayCard } from '../../today/today-card.tsx';
import { countText } from '../parts/compared.tsx';
import { CountBars } from '../parts/count-bars.tsx';

const SHOWN = 12;

/** Customers by nationality, most first; together they are all customers. */
export const Nationalities = ({ counts }: { counts: Readonly<Record<string, number>> }) => {
  const { t } = useTranslation('analytics', { keyPrefix: 'nations' });
  const language = useLanguage();
  const all = Object.entries(counts)
    .map(([name, count]) => ({ name: name === '' ? t('untold') : nationalityIn(name, language), count }))
    .toSorted((a, b) => b.count - a.count);
  const rest = all.slice(SHOWN).reduce((sum, { count }) => sum + count, 0);
  const shown = rest > 0 ? [...all.slice(0, SHOWN), { name: t('more'), count: rest }] : all;
  return (
    <TodayCard title={t('title')} data={shown}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <CountBars rows={rows.map(({ name, count }) => ({ name, count, said: countText(count) }))} />
        )
      }
    </TodayCard>
  );
};
