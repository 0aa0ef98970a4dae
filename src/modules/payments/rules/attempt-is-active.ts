/** The status of an attempt and of its booking. */
export type AttemptStanding = Readonly<{ attempt: string; booking: string }>;

/** Whether an attempt still matters to a customer: not given up, and its booking not cancelled. */
export const isActiveAttempt = (standing: AttemptStanding | null): boolean =>
  standing !== null && standing.attempt !== 'given-up' && standing.booking !== 'cancelled';
