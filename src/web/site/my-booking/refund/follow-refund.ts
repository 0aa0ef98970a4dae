/** Seconds between the questions: most refunds are made within the first few; a transfer by staff takes days. */
export const PAUSES_S = [2, 3, 5, 10, 20, 30, 60] as const;

type Asking<B> = Readonly<{
  /** The booking as it is now; null when nobody answered. */
  ask: () => Promise<B | null>;
  pause: (seconds: number) => Promise<void>;
  isUnderWay: (booking: B) => boolean;
}>;

/** Asks a few times whether a refund has been made; answers the booking after it, or null when it still goes on. */
export const followRefund = async <B>({ ask, pause, isUnderWay }: Asking<B>): Promise<B | null> => {
  for (const seconds of PAUSES_S) {
    await pause(seconds);
    const booking = await ask();
    if (booking && !isUnderWay(booking)) return booking;
  }
  return null;
};
