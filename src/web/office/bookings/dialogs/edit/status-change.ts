import type { Asks } from '../../../../api/routes.ts';
import type { Booking } from '../../booking.ts';
import type { EditFields } from './edit-fields.ts';

type Stage = Booking['stage'];
type Change = Asks<'PUT /admin/bookings/:id/status'>['body'];

/** Stages that the table of states allows now; an admin may force the others. */
export const stagesAllowed = ({ may }: Pick<Booking, 'may'>): Stage[] => [
  ...(may.confirm ? (['confirmed'] as const) : []),
  ...(may.return ? (['completed'] as const) : []),
  ...(may.cancel ? (['cancelled'] as const) : []),
];

/** What is sent for a chosen stage; null where none was chosen. */
export const statusChange = (
  { status, reason }: Pick<EditFields, 'status' | 'reason'>,
  { version, stage: from }: Pick<Booking, 'version' | 'stage'>,
  refundAmount: number | undefined,
): Change | null => {
  if (status === '') return null;
  const isForced = status.startsWith('force:');
  const stage = status.replace('force:', '') as Stage;
  return {
    status: stage,
    version,
    ...(reason.trim() && { reason: reason.trim() }),
    ...(isForced && { force: true }),
    ...(stage === 'completed' && from !== 'picked-up' && !isForced && { withoutPickUp: true }),
    ...(stage === 'cancelled' && !isForced && refundAmount !== undefined && { refundAmount }),
  };
};
