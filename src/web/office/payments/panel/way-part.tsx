import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Payment } from '../payment.ts';
import { useWay } from '../use-way.ts';

/** How the payment came, and whether its money is here. */
export const WayPart = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('payments');
  const baht = useBaht();
  const way = useWay();
  const { paid, captured, refundedAmount, fee, recordedBy } = payment;
  const told = [
    way(payment),
    t(paid ? (captured ? 'panel.paidCaptured' : 'panel.paid') : 'panel.notPaid'),
    ...(fee > 0 ? [t('fee', { amount: baht(fee) })] : []),
    ...(refundedAmount > 0 ? [t('refunded', { amount: baht(refundedAmount) })] : []),
    ...(recordedBy === null ? [] : [t('recordedBy', { name: recordedBy })]),
  ];
  return (
    <PanelPart>
      <p className="text-xs text-muted">{told.join(', ')}</p>
    </PanelPart>
  );
};
