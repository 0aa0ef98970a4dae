const MOST_AN_HOUR = 3;

/** When another link may be sent, given those of the last hour; undefined if it may be sent now. */
export const mailsOpenAgain = (sentThisHour: readonly Temporal.Instant[]): Temporal.Instant | undefined =>
  sentThisHour.toSorted(Temporal.Instant.compare).at(-MOST_AN_HOUR)?.add({ hours: 1 });
