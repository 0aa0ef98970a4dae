import type { DataOf } from '../../../api/routes.ts';

/** What was really paid and given back, oldest first; null where it could not be read. */
export type Ledger = DataOf<'GET /payments/bookings/:bookingId'> | null;
