import type { DataOf } from '../api/routes.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

type Status = DataOf<'GET /bookings/:id/claims'>[number]['status'];

const tones: Record<Status, Tone> = {
  open: 'pending',
  disputed: 'danger',
  accepted: 'success',
  unanswered: 'neutral',
  upheld: 'neutral',
  withdrawn: 'cancelled',
};

/** The state of a claim, in the same colours for its customer and for staff. */
export const ClaimBadge = ({ status, children }: { status: Status; children: string }) => (
  <Badge tone={tones[status]}>{children}</Badge>
);
