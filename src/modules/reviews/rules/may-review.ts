/** How many days after the return a rental can be reviewed. */
const DAYS = 90;

export type ReviewRefusal = 'written' | 'not-completed' | 'too-late';

type Rental = Readonly<{
  status: string;
  returnedAt: Temporal.Instant | null;
  /** The agreed return, used if the actual one was not recorded. */
  dropOffAt: Temporal.Instant;
}>;

/** Why a rental cannot be reviewed now; null if it can. */
export const reviewRefusal = (
  { status, returnedAt, dropOffAt }: Rental,
  { isWritten, now }: { isWritten: boolean; now: Temporal.Instant },
): ReviewRefusal | null => {
  if (isWritten) return 'written';
  if (status !== 'completed') return 'not-completed';
  const end = (returnedAt ?? dropOffAt).add({ hours: DAYS * 24 });
  return Temporal.Instant.compare(now, end) > 0 ? 'too-late' : null;
};
