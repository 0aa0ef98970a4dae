import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { PaymentRow } from './payment.ts';

const tones: Record<PaymentRow['status'], Tone> = {
  successful: 'success',
  pending: 'pending',
  failed: 'danger',
  expired: 'danger',
  reversed: 'neutral',
};

export const PaymentStateBadge = ({ status }: Pick<PaymentRow, 'status'>) => {
  const { t } = useTranslation('payments', { keyPrefix: 'status' });
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};
