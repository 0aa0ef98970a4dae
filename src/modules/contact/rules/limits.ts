/** Hourly limit per address, high enough for a hotel or office that shares one. */
export const MOST_AN_HOUR = 20;

export const isOverSendingLimit = (sentThisHour: number): boolean => sentThisHour > MOST_AN_HOUR;

/** Messages are kept for a year, as the form says. */
export const retentionStart = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 365 * 24 });
