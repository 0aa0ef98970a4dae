/** What a device says of something that it could not send at once. */
export type FromDevice = Readonly<{
  /** Its own name for what it sends: sent again, it has no effect. Null for what is sent once. */
  id: string | null;
  secondsAgo: number;
}>;

export const atOnce: FromDevice = { id: null, secondsAgo: 0 };

/**
 * When something happened that a device reports, and when it came: null if at once. The device says how long ago it was,
 * never at what time, since its clock may be hours wrong.
 */
export const happenedAt = (
  { secondsAgo }: Pick<FromDevice, 'secondsAgo'>,
  now: Temporal.Instant,
): Readonly<{ at: Temporal.Instant; receivedAt: Temporal.Instant | null }> =>
  secondsAgo === 0 ? { at: now, receivedAt: null } : { at: now.subtract({ seconds: secondsAgo }), receivedAt: now };
