import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { PaymentBadge } from '../../quote/payment-badge.tsx';
import type { Booking } from '../managed.ts';
import { refundState, type Stage, stageOf } from './stage.ts';

const stageTones: Record<Stage, Tone> = {
  held: 'pending',
  atPickUp: 'pending',
  awaited: 'pending',
  checked: 'pending',
  free: 'pending',
  open: 'pending',
  confirmed: 'confirmed',
  out: 'confirmed',
  completed: 'completed',
  expired: 'cancelled',
  cancelled: 'cancelled',
};

/** Where a booking stands, and its money where that says more. */
export const StageBadges = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('manage');
  const stage = stageOf(booking);
  const { keptAmount, paymentStatus } = booking;
  const isSaid = keptAmount > 0 || paymentStatus === 'refunded' || paymentStatus === 'overdue';
  const isReturning = (stage === 'cancelled' || stage === 'open') && refundState(booking) === 'underWay';
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={stageTones[stage]}>{t(`stage.${stage}.badge`)}</Badge>
      {isReturning ? (
        <Badge tone="info">{t('refund.underWay.badge')}</Badge>
      ) : (
        isSaid && <PaymentBadge status={paymentStatus} />
      )}
    </p>
  );
};
