const SHORTEST = { minutes: 1 };

/**
 * Until when a picture may be scanned and paid: as long as the vehicle is held, where the provider would let it live for
 * a day. What is left of a hold that ends right now is a minute.
 */
export const qrExpiry = (holdUntil: Temporal.Instant, now: Temporal.Instant): Temporal.Instant => {
  const soonest = now.add(SHORTEST);
  return Temporal.Instant.compare(holdUntil, soonest) < 0 ? soonest : holdUntil;
};
