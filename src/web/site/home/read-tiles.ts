import type { OfferShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';

type Category = DataOf<'GET /vehicle-categories'>[number];

export type Tile = Readonly<{
  category: Category;
  /** The vehicle whose picture represents the category. */
  vehicle: OfferShape;
  /** The highest capacity among its vehicles. */
  seats: number;
  luggage: number;
  /** The lowest daily rate among its vehicles, in baht. */
  fromDailyRate: number;
}>;

/**
 * The categories with a listed vehicle, in the business's order; shows an available vehicle, or else any of the
 * category.
 */
export const readTiles = async (
  call: Client['call'],
  categories: readonly Category[],
  free: readonly OfferShape[],
): Promise<Tile[]> => {
  const tiles = await Promise.all(
    categories.map(async (category): Promise<Tile[]> => {
      const { seats, luggage, fromDailyRate } = category;
      if (seats === null || luggage === null || fromDailyRate === null) return [];
      const own = free.filter((offer) => offer.category.id === category.id);
      const vehicle = own.find(isCar) ?? (await readPictured(call, category)) ?? own[0];
      return vehicle ? [{ category, vehicle, seats, luggage, fromDailyRate }] : [];
    }),
  );
  return tiles.flat();
};

const readPictured = async (call: Client['call'], { id }: Category): Promise<OfferShape | undefined> => {
  const offers = await call('GET /vehicles/available', { query: { categoryId: id, limit: 100 } });
  return offers.success ? (offers.data.find(isCar) ?? offers.data[0]) : undefined;
};

/** A scooter represents a category only if it has no car. */
const isCar = ({ bodyType }: OfferShape) => bodyType !== 'scooter';
