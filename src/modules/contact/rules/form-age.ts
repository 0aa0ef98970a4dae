/** Nobody reads four fields and fills them in faster than this. */
const LEAST_SECONDS = 3;
/** A page that was open for longer may no longer say what is true. */
const MOST_HOURS = 24;

type FormProblem = 'too-fast' | 'stale';

/** What speaks against a form that was given out at a moment; a stamp that is none of ours counts as stale. */
export const formProblem = (issuedAt: Temporal.Instant | undefined, now: Temporal.Instant): FormProblem | null => {
  if (!issuedAt || Temporal.Instant.compare(now, issuedAt.add({ hours: MOST_HOURS })) > 0) return 'stale';
  return Temporal.Instant.compare(now, issuedAt.add({ seconds: LEAST_SECONDS })) < 0 ? 'too-fast' : null;
};
