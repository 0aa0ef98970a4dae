/** Messages that one address may send in an hour; a hotel or an office may be behind it. */
export const MOST_AN_HOUR = 20;

export const isOverSendingLimit = (sentThisHour: number): boolean => sentThisHour > MOST_AN_HOUR;

/** The form says that messages are kept for a year. */
export const retentionStart = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 365 * 24 });
