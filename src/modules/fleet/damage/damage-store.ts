import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { vehicleDamage } from '../records/fleet-tables.ts';

export type Damage = typeof vehicleDamage.$inferSelect;
export type NewDamageRow = typeof vehicleDamage.$inferInsert;

const { id, vehicleId, bookingId, handOver, recordedAt, repairedAt } = vehicleDamage;
const oldestFirst = [asc(recordedAt), asc(id)];

/** The damage of a vehicle, oldest first: what is open, and what was repaired where it is wanted. */
export const damageOf = (tx: Tx, vehicle: string, withRepaired: boolean): Promise<Damage[]> =>
  tx
    .select()
    .from(vehicleDamage)
    .where(and(eq(vehicleId, vehicle), withRepaired ? undefined : isNull(repairedAt)))
    .orderBy(...oldestFirst);

export const findDamage = async (tx: Tx, damageId: string): Promise<Damage | undefined> => {
  const [row] = await tx.select().from(vehicleDamage).where(eq(id, damageId));
  return row;
};

type Rental = Readonly<{ id: string; vehicleId: string }>;
type PickedUp = Rental & Readonly<{ pickedUpAt: Temporal.Instant | null }>;

/** What was open on the vehicle of a rental when it was picked up, oldest first; empty before. */
export const damageAtPickUp = async (tx: Tx, rental: PickedUp): Promise<Damage[]> => {
  const { pickedUpAt: at } = rental;
  if (!at) return [];
  const isOfRental = eq(bookingId, rental.id);
  const isSeenThen = and(isOfRental, eq(handOver, 'pick-up'));
  const isOlder = and(lte(recordedAt, at), or(isNull(bookingId), ne(bookingId, rental.id)));
  return tx
    .select()
    .from(vehicleDamage)
    .where(and(eq(vehicleId, rental.vehicleId), or(isSeenThen, isOlder), or(isNull(repairedAt), gt(repairedAt, at))))
    .orderBy(...oldestFirst);
};

/** The damage that a rental brought to its vehicle, oldest first. */
export const damageBroughtBy = (tx: Tx, rental: Rental): Promise<Damage[]> =>
  tx
    .select()
    .from(vehicleDamage)
    .where(and(eq(bookingId, rental.id), eq(vehicleId, rental.vehicleId), eq(handOver, 'return')))
    .orderBy(...oldestFirst);

export const insertDamage = (tx: Tx, rows: readonly NewDamageRow[]): Promise<Damage[]> =>
  tx
    .insert(vehicleDamage)
    .values([...rows])
    .returning();

export const saveDamage = async (tx: Tx, { id: damageId, ...changed }: { id: string } & Partial<Damage>) => {
  const [row] = await tx.update(vehicleDamage).set(changed).where(eq(id, damageId)).returning();
  return returnedRow(row);
};

/**
 * Leaves the damage of a rental that did not happen on its vehicle, without the rental. What staff wrote of it may name
 * the renter, and would no longer go with the booking.
 */
export const detachDamage = async (tx: Tx, booking: string): Promise<void> => {
  await tx
    .update(vehicleDamage)
    .set({ bookingId: null, handOver: null, note: '', repairNote: '' })
    .where(eq(bookingId, booking));
};

/** Erases what staff wrote about damage that was seen at the hand-overs of these bookings. What it is stays. */
export const eraseDamageNotes = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx
    .update(vehicleDamage)
    .set({ note: '', repairNote: '' })
    .where(inArray(bookingId, [...bookingIds]));
};

/** Inserts damage unchanged. For filling a database. */
export const addDamage = (tx: Tx, rows: readonly NewDamageRow[]): Promise<void> => insertMany(tx, vehicleDamage, rows);
