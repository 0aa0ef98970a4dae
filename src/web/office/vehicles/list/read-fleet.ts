import type { Client } from '../../../api/client.ts';
import type { DataOf, Outcome } from '../../../api/routes.ts';
import type { FleetSearch } from './fleet-search.ts';

export type Found = Outcome<'GET /admin/vehicles'>;
export type FleetRow = DataOf<'GET /admin/vehicles'>[number];
export type Category = DataOf<'GET /admin/categories'>[number];

const cards = 24;

/** A page of the fleet, and what it can be narrowed to. */
export const readFleet = async ({ call }: Client, { search, status, categoryId, page }: FleetSearch) => {
  const asked = { ...(search && { search }), ...(status && { status }), ...(categoryId && { categoryId }) };
  const [found, categories, views] = await Promise.all([
    call('GET /admin/vehicles', { query: { ...(asked as object), page, limit: cards } }),
    call('GET /admin/categories'),
    call('GET /admin/views', { query: { list: 'vehicles' } }),
  ]);
  return {
    found,
    categories: categories.success ? categories.data : [],
    views: views.success ? views.data : [],
  };
};
