/** Nobody reads and fills in four fields faster than this. */
const LEAST_SECONDS = 3;
/** A page that was open for longer may be out of date. */
const MOST_HOURS = 24;

type FormProblem = 'too-fast' | 'stale';

/** Whether a form was submitted too fast or too late; null if neither. An invalid stamp counts as stale. */
export const formProblem = (issuedAt: Temporal.Instant | undefined, now: Temporal.Instant): FormProblem | null => {
  if (!issuedAt || Temporal.Instant.compare(now, issuedAt.add({ hours: MOST_HOURS })) > 0) return 'stale';
  return Temporal.Instant.compare(now, issuedAt.add({ seconds: LEAST_SECONDS })) < 0 ? 'too-fast' : null;
};
