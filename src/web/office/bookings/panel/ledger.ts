import type { DataOf } from '../../../api/routes.ts';

/** The payments and refunds actually made, oldest first; null if they could not be loaded. */
export type Ledger = DataOf<'GET /payments/bookings/:bookingId'> | null;
