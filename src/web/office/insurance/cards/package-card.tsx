import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { textIn } from '../../../languages/text-in.ts';
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

/** The card of a package: its options and highlights. */
export const PackageCard = ({ sold, lacking, canEdit, onEdit, onDelete }: Props) => {
  const t = useWords('insurance', 'card');
  const language = useLanguage();
  const { isActive, description, descriptionInThai, paymentOption, packageOptions, pricing } = sold;
  const isInThai = language === 'th' && sold.highlightsInThai.length > 0;
  return (
    <InsuranceCard
      name={nameIn(sold, language)}
      isActive={isActive}
      canEdit={canEdit}
      onEdit={onEdit}
      onDelete={onDelete}
      mark={
        <Badge tone="info" plain>
          {t(`paid.${paymentOption}`)}
        </Badge>
      }
      text={textIn({ en: description, th: descriptionInThai }, language)}
    >
      <CardPart title={t('included')}>
        {packageOptions.length === 0 ? (
          <p className="text-muted">{t('noOptions')}</p>
        ) : (
          <Included sold={sold} lacking={lacking} />
        )}
      </CardPart>
      {pricing.length === 0 && <p className="text-muted">{t('noPricing')}</p>}
      <Points title={t('highlights')} icon="check" points={isInThai ? sold.highlightsInThai : sold.highlights} />
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
