const MOST_AN_HOUR = 3;

/** From when on another link may be sent, given those of the last hour; undefined where it may be now. */
export const mailsOpenAgain = (sentThisHour: readonly Temporal.Instant[]): Temporal.Instant | undefined =>
  sentThisHour.toSorted(Temporal.Instant.compare).at(-MOST_AN_HOUR)?.add({ hours: 1 });
