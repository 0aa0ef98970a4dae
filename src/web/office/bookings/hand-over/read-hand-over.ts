import type { Client } from '../../../api/client.ts';
import type { DataOf } from '../../../api/routes.ts';
import type { Booking, BookingRow, HandOverKind } from '../booking.ts';

/** The open damage of a vehicle. */
export type KnownDamage = DataOf<'GET /admin/vehicles/:id/damage'>;
export type ReturnTerms = DataOf<'GET /admin/bookings/:id/return'>;
/** Vehicles that are late, and today's hand-overs, in order; null where they could not be loaded. */
export type Jobs = Readonly<Record<'late' | HandOverKind, readonly BookingRow[] | null>>;

/** Whether the booking can be picked up, or returned, now. */
export const kindFor = ({ may }: Pick<Booking, 'may'>, kind: HandOverKind): boolean =>
  kind === 'pick-up' ? may.pickUp : may.return;

/** The requested kind; without one, the kind that the booking is ready for. Null if neither. */
const kindOf = (requested: string | null, booking: Booking): HandOverKind | null => {
  if (requested === 'pick-up' || requested === 'return') return requested;
  if (booking.may.pickUp) return 'pick-up';
  return booking.may.return ? 'return' : null;
};

/** Loads a booking for its hand-over, the terms of a return now, and today's other hand-overs. */
export const readHandOver = async ({ call }: Client, id: string, requested: string | null) => {
  const [booking, deposits, photos, jobs] = await Promise.all([
    call('GET /admin/bookings/:id', { params: { id } }),
    call('GET /bookings/:id/security-deposits', { params: { id } }),
    call('GET /bookings/:id/photos', { params: { id } }),
    readJobs({ call }),
  ]);
  const kind = booking.success ? kindOf(requested, booking.data) : null;
  const [known, terms] = await Promise.all([
    booking.success ? call('GET /admin/vehicles/:id/damage', { params: { id: booking.data.vehicleId } }) : null,
    kind === 'return' ? call('GET /admin/bookings/:id/return', { params: { id } }) : null,
  ]);
  return {
    booking,
    kind,
    deposits: deposits.success ? deposits.data : null,
    photos: photos.success ? photos.data.photos.filter((photo) => photo.kind === kind) : [],
    terms: terms?.success ? terms.data : null,
    knownDamage: known?.success ? known.data : null,
    jobs,
  };
};

/** What is late, and today's hand-overs: what is late today stands once. */
export const readJobs = async ({ call }: Client): Promise<Jobs> => {
  const [late, pickUps, returns] = await Promise.all([
    call('GET /admin/bookings', { query: { view: 'late', page: 1, limit: 50 } }),
    call('GET /admin/bookings', { query: { view: 'pick-ups-today', sort: 'pick-up', page: 1, limit: 50 } }),
    call('GET /admin/bookings', { query: { view: 'returns-today', page: 1, limit: 50 } }),
  ]);
  const lateIds = new Set(late.success ? late.data.map(({ id }) => id) : []);
  return {
    late: late.success ? byReturn(late.data) : null,
    'pick-up': pickUps.success ? pickUps.data : null,
    return: returns.success ? byReturn(returns.data.filter(({ id }) => !lateIds.has(id))) : null,
  };
};

const byReturn = (rows: readonly BookingRow[]) => rows.toSorted((a, b) => a.returnDate.localeCompare(b.returnDate));
