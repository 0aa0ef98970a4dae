import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import type { PricingSearch } from './pricing-address.ts';

export type Season = DataOf<'GET /admin/pricing/seasonal-rates'>[number];
export type Promotion = DataOf<'GET /admin/pricing/promo-codes'>[number];
export type Category = DataOf<'GET /admin/categories'>[number];
export type Year = DataOf<'GET /admin/pricing/year'>;

/** Seasonal rates, promotions and categories together (document 3, section 2), and the year that is looked at. */
export const readPricing = async (client: Client, search: PricingSearch) => {
  const [seasons, promos, categories] = await Promise.all([
    client.call('GET /admin/pricing/seasonal-rates'),
    client.call('GET /admin/pricing/promo-codes'),
    client.call('GET /admin/categories'),
  ]);
  const known = categories.success ? categories.data : [];
  const category = known.find(({ id }) => id === search.category) ?? known[0];
  const query = category && { year: search.year, categoryId: category.id };
  const isYearShown = search.tab === 'seasons' && query !== undefined;
  const year = isYearShown ? await client.call('GET /admin/pricing/year', { query }) : null;
  return { seasons, promos, categories, category, year };
};

/** Every vehicle of the fleet, for the calculator; null where that could not be read. */
export const readFleet = async (client: Client) => {
  const vehicles: DataOf<'GET /admin/vehicles'> = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await client.call('GET /admin/vehicles', { query: { page, limit: 100 } });
    if (!found.success) return null;
    vehicles.push(...found.data);
    pages = found.totalPages;
  }
  return vehicles;
};
