type LockSettings = Readonly<{ booking: Readonly<{ lockHours: number }> }>;

/** From when on a rental keeps the vehicle that it has, and its customer is told the number plate. */
export const lockedFrom = (pickUpAt: Temporal.Instant, { booking }: LockSettings): Temporal.Instant =>
  pickUpAt.subtract({ hours: booking.lockHours });
