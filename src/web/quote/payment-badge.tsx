import type { DataOf } from '../api/routes.ts';
import { useWords } from '../languages/use-words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

type Status = DataOf<'GET /bookings/:id'>['paymentStatus'];

const tones: Record<Status, Tone> = {
  pending: 'warning',
  partial: 'info',
  paid: 'success',
  'from-deposit': 'info',
  overdue: 'danger',
  refunded: 'neutral',
  'nothing-paid': 'neutral',
  refunding: 'info',
  'refunded-in-part': 'neutral',
  kept: 'neutral',
};

/** How much of a booking is paid. Partly paid is not only a deposit: a change can raise the price of a paid booking. */
export const PaymentBadge = ({ status }: { status: Status }) => {
  const t = useWords('quote', 'payment');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};
