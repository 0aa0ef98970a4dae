import type { OfferShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';

type Category = DataOf<'GET /vehicle-categories'>[number];

export type Tile = Readonly<{
  category: Category;
  /** The one whose picture stands for the category. */
  vehicle: OfferShape;
  /** The most that one of its vehicles carries. */
  seats: number;
  luggage: number;
  /** Baht a day: the lowest among them. */
  fromDailyRate: number;
}>;

/** The categories that have a vehicle on offer, in the business's order; a free one is shown, or else any of its own. */
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

/** A scooter stands for a category only where there is nothing else. */
const isCar = ({ bodyType }: OfferShape) => bodyType !== 'scooter';
