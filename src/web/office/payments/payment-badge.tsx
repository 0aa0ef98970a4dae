import { useWords } from '../../languages/use-words.ts';
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
  const t = useWords('payments', 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};
