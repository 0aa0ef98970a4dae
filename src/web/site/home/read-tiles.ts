import type { OfferShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import type { SearchPeriod } from '../../rental/search.ts';

type Category = DataOf<'GET /vehicle-categories'>[number];

export type Tile = Readonly<{
  category: Category;
  /** The vehicle that represents the category; with a quote where it is free for the dates. */
  vehicle: OfferShape;
}>;

type Options = Readonly<{
  categories: readonly Category[];
  /** Vehicles free for the dates; perhaps not all. */
  free: readonly OfferShape[];
  /** The dates, and the place if there is one. */
  priced: SearchPeriod & { location?: string };
}>;

/** The categories with a listed vehicle, in the business's order; each with its cheapest free one, or else with any. */
export const readTiles = async (call: Client['call'], { categories, free, priced }: Options): Promise<Tile[]> => {
  const tiles = await Promise.all(
    categories.map(async (category): Promise<Tile[]> => {
      const { id } = category;
      if (category.vehicles === 0) return [];
      const own = free.filter((offer) => offer.category.id === id);
      const vehicle =
        cheapest(own) ?? cheapest(await readOffers(call, id, priced)) ?? cheapest(await readOffers(call, id));
      return vehicle ? [{ category, vehicle }] : [];
    }),
  );
  return tiles.flat();
};

const readOffers = async (
  call: Client['call'],
  categoryId: string,
  priced?: Options['priced'],
): Promise<OfferShape[]> => {
  const offers = await call('GET /vehicles/available', {
    query: { categoryId, ...priced, sort: 'price-up', limit: 100 },
  });
  return offers.success ? offers.data : [];
};

/** The one with the lowest total. A scooter represents a category only if it has no car. */
const cheapest = (offers: readonly OfferShape[]): OfferShape | undefined => {
  const cars = offers.filter(isCar);
  return (cars.length > 0 ? cars : offers).toSorted((one, other) => priceOf(one) - priceOf(other))[0];
};

const priceOf = ({ quote, dailyRate }: OfferShape) => quote?.total ?? dailyRate;

export const isCar = ({ bodyType }: OfferShape): boolean => bodyType !== 'scooter';
