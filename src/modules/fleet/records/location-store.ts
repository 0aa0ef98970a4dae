import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Satang } from '#kernel/money.ts';
import type { WeekHours } from '#kernel/opening-hours.ts';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import type { SpecialHours } from '../rules/location-hours.ts';
import type { Outside } from '../rules/outside-hours.ts';
import { locations } from './fleet-tables.ts';

export type Location = Readonly<{
  id: string;
  name: string;
  nameInThai: string | null;
  address: string;
  addressInThai: string | null;
  city: string;
  contactPhone: string;
  isAirport: boolean;
  /** The location's own hours; null means those of the main office or of the airport where it is. */
  hours: Partial<WeekHours> | null;
  specialHours: readonly SpecialHours[];
  /** What happens outside these hours, its fee in satang before tax, and how a key box is used. */
  pickUpOutside: Outside;
  pickUpOutsideFee: Satang;
  pickUpInstructions: string;
  pickUpInstructionsInThai: string;
  dropOffOutside: Outside;
  dropOffOutsideFee: Satang;
  dropOffInstructions: string;
  dropOffInstructionsInThai: string;
  latitude: number | null;
  longitude: number | null;
}>;

/** The locations that customers can choose now, in the display order. */
export const readLocations = cachedRead(
  ['location'],
  (tx): Promise<readonly Location[]> =>
    tx.select(columns).from(locations).where(isOpen()).orderBy(locations.displayOrder, locations.name),
);

/** A location in use, by its name (ignoring case) or id. */
export const findLocation = (tx: Tx, nameOrId: string): Promise<Location | undefined> =>
  openLocationOf(tx, nameOrId.toLowerCase());

const openLocationOf = cachedRead(
  ['location'],
  async (tx, nameOrId: string): Promise<Location | undefined> => (await openLocation(tx).execute({ nameOrId }))[0],
);

const openLocation = assembledOnce((tx) => {
  const nameOrId = sql.placeholder('nameOrId');
  const matches = or(eq(sql`${locations.id}::text`, nameOrId), eq(sql`lower(${locations.name})`, nameOrId));
  return tx.select(columns).from(locations).where(and(matches, isOpen()));
});

/** A location by its id, in use or not: old bookings still refer to it. */
export const findAnyLocation = async (tx: Tx, id: string): Promise<Location | undefined> => {
  const [row] = await tx.select(columns).from(locations).where(eq(locations.id, id));
  return row;
};

/** Inserts locations as given, for seeding and tests. Returns their ids in the same order. */
export const addLocations = async (tx: Tx, rows: (typeof locations.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(locations).values(rows).returning({ id: locations.id })).map(({ id }) => id);

const isOpen = () => and(eq(locations.isActive, true), isNull(locations.archivedAt));

const columns = {
  id: locations.id,
  name: locations.name,
  nameInThai: locations.nameInThai,
  address: locations.address,
  addressInThai: locations.addressInThai,
  city: locations.city,
  contactPhone: locations.contactPhone,
  isAirport: locations.isAirport,
  hours: locations.hours,
  specialHours: locations.specialHours,
  pickUpOutside: locations.pickUpOutside,
  pickUpOutsideFee: locations.pickUpOutsideFee,
  pickUpInstructions: locations.pickUpInstructions,
  pickUpInstructionsInThai: locations.pickUpInstructionsInThai,
  dropOffOutside: locations.dropOffOutside,
  dropOffOutsideFee: locations.dropOffOutsideFee,
  dropOffInstructions: locations.dropOffInstructions,
  dropOffInstructionsInThai: locations.dropOffInstructionsInThai,
  latitude: locations.latitude,
  longitude: locations.longitude,
};
