import type { FastifyInstance } from 'fastify';
import { chargeObject } from '../charges/charge-object.ts';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { chargeContains, chargeFilter } from './charge-filters.ts';
import { readSearchRequest } from './search-request.ts';

/** Searches charges by text and filters, with pagination. The provider's other scopes are refused: `invalid_scope`. */
export const searchRoutes = (app: FastifyInstance, { charges, now }: Sandbox): void => {
  app.get('/search', { onRequest: onlyWith('secret') }, async ({ url }) => {
    const at = now();
    const { scope, query, filters, page, perPage, order } = readSearchRequest(url);
    const fits = chargeFilter(filters);
    const matches = charges
      .every()
      .map((charge) => chargeObject(charge, at))
      .filter((charge) => fits(charge) && (query === '' || chargeContains(charge, query)));
    const ordered = order === 'chronological' ? matches : matches.toReversed();
    return {
      object: 'search',
      order,
      scope,
      query,
      filters,
      page,
      per_page: perPage,
      location: '/search',
      total_pages: Math.ceil(matches.length / perPage),
      total: matches.length,
      data: ordered.slice((page - 1) * perPage, page * perPage),
      export: null,
      aggregate_level: null,
    };
  });
};
