import type { Context } from '#platform/context.ts';

/** Consent to terms and privacy, kept with the booking. */
export const recordConsent = async (_ctx: Context, _bookingId: string): Promise<void> => {};
