import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useMutation } from '../live/use-mutation.ts';
import type { Difference } from './compared.ts';
import type { Period } from './period.ts';

type Props = { difference: Difference; period: Period; onExplain: (difference: Difference) => void };

/** Our books follow the provider; where they cannot by themselves, somebody says why it is so. */
export const DifferenceActions = ({ difference, period, onExplain }: Props) => {
  const { t } = useTranslation('reconciliation');
  const { run, isBusy } = useMutation();
  const { key, kind, maySettle, explanation } = difference;
  const said = { kind: t(`kind.${kind}`), what: difference.bookingNumber ?? difference.chargeId ?? key };
  const settle = () => run('POST /admin/reconciliation/settle', { body: { ...period, key } }, { done: t('settled') });
  return (
    <div className="flex flex-wrap gap-1.5">
      {maySettle && (
        <Button
          size="xs"
          look="brand"
          aria-label={t('settleOne', said)}
          busy={isBusy && t('settling')}
          onClick={settle}
        >
          {t('settle')}
        </Button>
      )}
      <Button size="xs" aria-label={t('explain.one', said)} onClick={() => onExplain(difference)}>
        {t(explanation ? 'explain.change' : 'explain.open')}
      </Button>
    </div>
  );
};
