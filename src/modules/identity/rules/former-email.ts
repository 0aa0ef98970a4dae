/** Until when an e-mail that an account had hears of what happens to the account: 14 days, the last instant excluded. */
export const heardUntil = (leftAt: Temporal.Instant): Temporal.Instant => leftAt.add({ hours: 14 * 24 });
