import type { Context } from '#platform/context.ts';
import { saveConsent } from '../records/booking-store.ts';

/**
 * Records that the customer of a booking agreed to terms and privacy as they stand now. The first time counts. Take the
 * booking's locks before (`lockForPayment`).
 */
export const recordConsent = ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string): Promise<void> =>
  saveConsent(tx, bookingId, now);
