import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { CardPart, InsuranceCard, Points } from './insurance-card.tsx';

export type Package = DataOf<'GET /insurance/packages'>[number];

type Props = {
  sold: Package;
  /** The options that are switched off: packages are sold without them. */
  lacking: ReadonlySet<string>;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** The card of a package: its options, and its rates for each category. */
export const PackageCard = ({ sold, lacking, canEdit, onEdit, onDelete }: Props) => {
  const t = useWords('insurance', 'card');
  const { name, isActive, description, paymentOption, packageOptions, pricing, highlights } = sold;
  return (
    <InsuranceCard
      name={name}
      isActive={isActive}
      canEdit={canEdit}
      onEdit={onEdit}
      onDelete={onDelete}
      mark={
        <Badge tone="info" plain>
          {t(`paid.${paymentOption}`)}
        </Badge>
      }
      text={description}
    >
      <CardPart title={t('included')}>
        {packageOptions.length === 0 ? (
          <p className="text-muted">{t('noOptions')}</p>
        ) : (
          <Included sold={sold} lacking={lacking} />
        )}
      </CardPart>
      <CardPart title={t('pricing')}>
        {pricing.length === 0 ? <p className="text-muted">{t('noPricing')}</p> : <Pricing pricing={pricing} />}
      </CardPart>
      <Points title={t('highlights')} icon="check" points={highlights} />
    </InsuranceCard>
  );
};

const Included = ({ sold: { packageOptions }, lacking }: Pick<Props, 'sold' | 'lacking'>) => {
  const t = useWords('insurance', 'card');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <ul className="grid gap-1.5">
      {packageOptions.map(({ id, insuranceOption, deductible, maxCoverage }) => (
        <li key={id}>
          <span className="font-medium">{nameIn(insuranceOption, language)}</span>
          {lacking.has(insuranceOption.id) && <span className="block text-warning">{t('lacking')}</span>}
          <span className="block text-muted figures">
            {t('deductibleOf', { deductible: baht(deductible), most: baht(maxCoverage) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const rates = ['dailyRate', 'weeklyRate', 'monthlyRate'] as const;
const heads = { dailyRate: 'daily', weeklyRate: 'weekly', monthlyRate: 'monthly' } as const;

const Pricing = ({ pricing }: Pick<Package, 'pricing'>) => {
  const t = useWords('insurance', 'card');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <table className="w-full figures">
      <thead>
        <tr className="text-2xs text-muted">
          <th scope="col" className="py-1 text-left font-regular">
            {t('category')}
          </th>
          {rates.map((rate) => (
            <th key={rate} scope="col" className="py-1 pl-2 text-right font-regular">
              {t(heads[rate])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pricing.map((row) => (
          <tr key={row.category.id} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-medium">
              {nameIn(row.category, language)}
            </th>
            {rates.map((rate) => {
              const amount = row[rate];
              const isFree = rate === 'dailyRate' && amount === 0;
              return (
                <td key={rate} className={`py-1 pl-2 text-right ${amount === null ? 'text-subtle' : ''}`}>
                  {amount === null ? t('notSet') : isFree ? t('free') : baht(amount)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
