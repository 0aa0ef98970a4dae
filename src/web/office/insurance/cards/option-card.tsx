import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { InsuranceCard, Points } from './insurance-card.tsx';

export type Option = DataOf<'GET /insurance/options'>[number];

type Props = { option: Option; onEdit: () => void; onDelete: () => void };

/** One thing that a package can cover. */
export const OptionCard = ({ option, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'card' });
  const { code, name, isActive, description, coverage, exclusions, defaultDeductible, packages } = option;
  return (
    <InsuranceCard
      {...{ name, isActive, onEdit, onDelete }}
      mark={
        <Badge tone="info" plain>
          {code}
        </Badge>
      }
      text={description}
    >
      <Points title={t('coverage')} icon="check" points={coverage} />
      <Points title={t('exclusions')} icon="close" points={exclusions} />
      <p className="flex justify-between gap-3">
        <span className="text-muted">{t('deductible')}</span>
        <Money baht={defaultDeductible} className="font-semibold" />
      </p>
      {packages.length > 0 && <p className="text-muted">{t('in', { packages: packages.join(', ') })}</p>}
    </InsuranceCard>
  );
};
