import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { bookings, type HandOverKind, handOverPhotos, handOvers } from './booking-tables.ts';

export type HandOverRecord = typeof handOvers.$inferSelect;

/** The hand-overs of a booking, in the order in which they happened. */
export const handOversOf = (tx: Tx, bookingId: string): Promise<HandOverRecord[]> =>
  tx.select().from(handOvers).where(eq(handOvers.bookingId, bookingId)).orderBy(asc(handOvers.at), asc(handOvers.kind));

/** The pick-up of a booking, if it was recorded. */
export const pickUpOf = async (tx: Tx, bookingId: string): Promise<HandOverRecord | undefined> =>
  (await handOversOf(tx, bookingId)).find(({ kind }) => kind === 'pick-up');

/** A hand-over by its id, of whichever booking. */
export const findHandOver = async (tx: Tx, id: string): Promise<HandOverRecord | undefined> => {
  const [row] = await tx.select().from(handOvers).where(eq(handOvers.id, id));
  return row;
};

export const insertHandOver = async (tx: Tx, row: typeof handOvers.$inferInsert): Promise<void> => {
  await tx.insert(handOvers).values(row);
};

export type NewHandOver = typeof handOvers.$inferInsert;

/** Inserts hand-overs unchanged, to seed a database. */
export const addHandOvers = (tx: Tx, rows: readonly NewHandOver[]): Promise<void> => insertMany(tx, handOvers, rows);

export const saveMileage = async (tx: Tx, id: string, mileage: number): Promise<void> => {
  await tx.update(handOvers).set({ mileage }).where(eq(handOvers.id, id));
};

/** Deletes the record of a hand-over that did not happen. */
export const deleteHandOver = async (tx: Tx, bookingId: string, kind: HandOverKind): Promise<void> => {
  await tx.delete(handOvers).where(and(eq(handOvers.bookingId, bookingId), eq(handOvers.kind, kind)));
};

export type HandOverPhoto = typeof handOverPhotos.$inferSelect;

/** Oldest first. */
export const photosOfBooking = (tx: Tx, bookingId: string): Promise<HandOverPhoto[]> =>
  tx
    .select()
    .from(handOverPhotos)
    .where(eq(handOverPhotos.bookingId, bookingId))
    .orderBy(asc(handOverPhotos.createdAt), asc(handOverPhotos.id));

/** A photograph by its id, of whichever booking. */
export const findPhoto = async (tx: Tx, id: string): Promise<HandOverPhoto | undefined> => {
  const [row] = await tx.select().from(handOverPhotos).where(eq(handOverPhotos.id, id));
  return row;
};

/** Those that are there already stay as they are. */
export const insertPhotos = async (tx: Tx, rows: (typeof handOverPhotos.$inferInsert)[]): Promise<void> => {
  await tx.insert(handOverPhotos).values(rows).onConflictDoNothing();
};

/** The given ids that belong to a photograph. */
export const registeredPhotos = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: handOverPhotos.id })
    .from(handOverPhotos)
    .where(inArray(handOverPhotos.id, [...ids]));
  return rows.map(({ id }) => id);
};

type ActiveRental = Pick<typeof bookings.$inferSelect, 'id' | 'reference' | 'firstName' | 'lastName' | 'dropOffAt'>;

/** The booking for which a vehicle is currently out. */
export const findActiveRental = async (tx: Tx, vehicleId: string): Promise<ActiveRental | undefined> => {
  const [row] = await tx
    .select({
      id: bookings.id,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      dropOffAt: bookings.dropOffAt,
    })
    .from(bookings)
    .where(and(eq(bookings.vehicleId, vehicleId), eq(bookings.status, 'confirmed'), isNotNull(bookings.pickedUpAt)))
    .limit(1);
  return row;
};
