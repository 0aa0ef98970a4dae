import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { scrollable } from '../../../ui/scrollable.ts';
import { Segments } from '../../list/segments.tsx';
import { type InsuranceSearch, insurancePath, type RateSpan, rateSpans, spanOf } from '../insurance-search.ts';
import type { Package } from './package-card.tsx';

type Rates = Package['pricing'][number];

const cell = 'px-3 py-2 first:pl-4 last:pr-4';

type Props = { packages: readonly Package[]; search: InsuranceSearch };

/** What each package costs in each category, for a day, a week or a month. */
export const PriceMatrix = ({ packages, search }: Props) => {
  const t = useWords('insurance', 'card');
  const language = useLanguage();
  const rates = packages.flatMap(({ pricing }) => pricing);
  const categories = [...new Map(rates.map(({ category }) => [category.id, category])).values()];
  const span = spanOf(search);
  if (categories.length === 0) return null;
  return (
    <div className="mx-4 mb-4 rounded-lg border border-line bg-surface md:mx-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
        <h2 className="text-sm">{t('pricing')}</h2>
        <Segments
          label={t('per.label')}
          segments={rateSpans.map((one) => ({
            to: insurancePath({ ...search, per: one === 'day' ? '' : one }),
            name: t(`per.${one}`),
            isChosen: one === span,
          }))}
        />
      </div>
      <section {...scrollable} aria-label={t('pricing')} className="overflow-x-auto">
        <table className="w-full text-xs figures">
          <thead>
            <tr className="border-b border-line text-2xs text-muted">
              <th scope="col" className={`${cell} text-left font-medium`}>
                {t('category')}
              </th>
              {packages.map((sold) => (
                <th key={sold.id} scope="col" className={`${cell} text-right font-medium`}>
                  {nameIn(sold, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {categories.map((category) => (
              <tr key={category.id}>
                <th scope="row" className={`${cell} text-left font-medium whitespace-nowrap`}>
                  {nameIn(category, language)}
                </th>
                {packages.map(({ id, pricing }) => (
                  <td key={id} className={`${cell} text-right whitespace-nowrap`}>
                    <Rate rates={pricing.find((row) => row.category.id === category.id)} span={span} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

const rateOf = { day: 'dailyRate', week: 'weeklyRate', month: 'monthlyRate' } as const;

const Rate = ({ rates, span }: { rates: Rates | undefined; span: RateSpan }) => {
  const t = useWords('insurance', 'card');
  const baht = useBaht();
  if (!rates) return <span className="text-subtle">{t('notSold')}</span>;
  if (rates.dailyRate === 0) return <b className="font-semibold">{t('free')}</b>;
  const rate = rates[rateOf[span]];
  return rate === null ? (
    <span className="text-muted">{t('notSet')}</span>
  ) : (
    <b className="font-semibold">{baht(rate)}</b>
  );
};
