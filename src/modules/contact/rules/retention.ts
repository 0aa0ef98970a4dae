/** The form says that messages are kept for a year. */
export const keptSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 365 * 24 });
