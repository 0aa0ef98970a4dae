import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moneyPaths } from '../payments/money-tabs.tsx';
import type { Period } from './period.ts';

type Props = { period: Period; problem: 'wrong' | 'tooLong' | null };

/** Which days are compared. Before scripts arrive it is a plain form. */
export const PeriodForm = ({ period, problem }: Props) => {
  const { t } = useTranslation('reconciliation');
  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <Form
        method="get"
        action={moneyPaths.reconciliation}
        aria-label={t('period.label')}
        className="flex flex-wrap items-end gap-2.5"
      >
        <DateField label={t('period.from')} name="from" defaultValue={period.from} className="flex-[0_0_160px]" />
        <DateField label={t('period.to')} name="to" defaultValue={period.to} className="flex-[0_0_160px]" />
        <Button type="submit" size="sm" look="brand">
          <Icon name="repeat" size="sm" />
          {t('period.show')}
        </Button>
      </Form>
      {problem && <Alert tone="warning" title={t(problem === 'wrong' ? 'period.wrong' : 'tooLong')} />}
    </div>
  );
};
