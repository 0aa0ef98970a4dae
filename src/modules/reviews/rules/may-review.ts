/** For how long after the return a rental can be reviewed. */
const DAYS = 90;

export type ReviewRefusal = 'written' | 'not-completed' | 'too-late';

type Rental = Readonly<{
  status: string;
  returnedAt: Temporal.Instant | null;
  /** When the vehicle was to come back: where nobody noted when it did. */
  dropOffAt: Temporal.Instant;
}>;

/** Why a rental cannot be reviewed by its customer now; null when it can. */
export const reviewRefusal = (
  { status, returnedAt, dropOffAt }: Rental,
  { isWritten, now }: { isWritten: boolean; now: Temporal.Instant },
): ReviewRefusal | null => {
  if (isWritten) return 'written';
  if (status !== 'completed') return 'not-completed';
  const end = (returnedAt ?? dropOffAt).add({ hours: DAYS * 24 });
  return Temporal.Instant.compare(now, end) > 0 ? 'too-late' : null;
};
