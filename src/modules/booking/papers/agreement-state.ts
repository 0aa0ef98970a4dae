import { notAllowed } from '#kernel/problem.ts';
import { findAnyVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { type Binds, type Bound, bindsOf, changedSince, hasConsent } from '../rules/agreement.ts';
import { agreementOutdated, agreementUnsigned } from '../rules/problems.ts';
import { newestSigned } from './agreement-store.ts';
import { coverOf } from './booking-cover.ts';

/** `outdated`: the booking has changed in what was signed; `changed` says in what. */
export type AgreementState = Readonly<{ state: 'unsigned' | 'signed' | 'outdated'; changed: Bound[] }>;

/** Whether the agreement of a booking is signed and stands. */
export const agreementState = async (tx: Tx, booking: Booking): Promise<AgreementState> => {
  const signed = await newestSigned(tx, booking.id);
  if (signed === undefined) return { state: 'unsigned', changed: [] };
  const changed = changedSince(signed.binds, await bindsNow(tx, booking));
  return { state: changed.length > 0 ? 'outdated' : 'signed', changed };
};

/** Whether the customer of a booking agreed to charges after the return, with the newest agreement. */
export const agreesToLaterCharges = async (tx: Tx, booking: Booking): Promise<boolean> => {
  const signed = await newestSigned(tx, booking.id);
  return signed !== undefined && hasConsent(signed, await bindsNow(tx, booking));
};

/** What an agreement about a booking binds, as the booking is now. */
export const bindsNow = async (tx: Tx, booking: Booking): Promise<Binds> => {
  const { licensePlate: plate } = returnedRow(await findAnyVehicle(tx, booking.vehicleId));
  return bindsOf(booking, { cover: await coverOf(tx, booking), plate });
};

/**
 * No keys before the signature: 409 `agreement.unsigned`, `agreement.outdated`, unless an admin gives a reason; 403 for
 * others who do. Answers the reason where it was needed.
 */
export const refuseUnsigned = async (
  { tx, actor }: Context,
  booking: Booking,
  reason: string | null,
): Promise<string | null> => {
  if (reason !== null && actor.user?.role !== 'ADMIN') throw notAllowed();
  const { state, changed } = await agreementState(tx, booking);
  if (state === 'signed') return null;
  if (reason !== null) return reason;
  throw state === 'unsigned' ? agreementUnsigned() : agreementOutdated(changed);
};
