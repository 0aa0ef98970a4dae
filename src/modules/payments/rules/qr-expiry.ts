const SHORTEST = { minutes: 1 };

/**
 * The expiry of a QR charge: the end of the hold, but at least a minute from now. The provider's own default is a day.
 */
export const qrExpiry = (holdUntil: Temporal.Instant, now: Temporal.Instant): Temporal.Instant => {
  const soonest = now.add(SHORTEST);
  return Temporal.Instant.compare(holdUntil, soonest) < 0 ? soonest : holdUntil;
};
