/** An attempt and its booking, by their states. */
export type AttemptStanding = Readonly<{ attempt: string; booking: string }>;

/** Whether anybody still waits for an attempt: it was not given up for another one, and its booking lives. */
export const isActiveAttempt = (standing: AttemptStanding | null): boolean =>
  standing !== null && standing.attempt !== 'given-up' && standing.booking !== 'cancelled';
