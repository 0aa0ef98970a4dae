import { moneyBadge, type Stage, stageOf } from '../../../booking/stage.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PaymentBadge } from '../../../quote/payment-badge.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import type { CustomerBooking } from '../managed.ts';

const stageTones: Record<Stage, Tone> = {
  held: 'pending',
  atPickUp: 'pending',
  awaitingTransfer: 'pending',
  paid: 'pending',
  free: 'pending',
  undecided: 'pending',
  confirmed: 'confirmed',
  pickedUp: 'confirmed',
  completed: 'completed',
  expired: 'cancelled',
  cancelled: 'cancelled',
};

/** The badge of a booking's stage, and of its payment where that adds information. */
export const StageBadges = ({ booking }: { booking: CustomerBooking }) => {
  const t = useWords('myBooking');
  const stage = stageOf(booking);
  const badge = moneyBadge(booking);
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={stageTones[stage]}>{t(`stage.${stage}.badge`)}</Badge>
      {badge && <PaymentBadge status={badge} />}
    </p>
  );
};
