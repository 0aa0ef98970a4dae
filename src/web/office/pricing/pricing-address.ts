import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';

export const pricingTabs = ['seasons', 'promos', 'calculator', 'claims'] as const;
export type PricingTab = (typeof pricingTabs)[number];

/** The parameters of Pricing Management. Empty ones take the screen's defaults. */
export type PricingSearch = Readonly<{
  tab: PricingTab;
  year: number;
  category: string;
  /** The calculator's initial dates. */
  from: string;
  until: string;
}>;

const day = /^20\d\d-\d\d-\d\d$/;

export const readPricingSearch = (params: URLSearchParams, today: string): PricingSearch => {
  const year = Number(params.get('year'));
  const dayOf = (name: string) => (day.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return {
    tab: pricingTabs.find((tab) => tab === params.get('tab')) ?? 'seasons',
    year: Number.isInteger(year) && year >= 2000 && year <= 2099 ? year : Number(today.slice(0, 4)),
    category: params.get('category') ?? '',
    from: dayOf('from'),
    until: dayOf('until'),
  };
};

/** The address of a tab, or of a category's year; empty parameters are left out. */
export const pricingPath = ({ tab = 'seasons', ...filters }: Partial<PricingSearch>): string => {
  const given = Object.entries({ tab: tab === 'seasons' ? '' : tab, ...filters }).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/admin/pricing${query && `?${query}`}`;
};

export type Season = DataOf<'GET /admin/pricing/seasonal-rates'>[number];
export type Promotion = DataOf<'GET /admin/pricing/promo-codes'>[number];
export type PromotionTerms = NonNullable<DataOf<'POST /pricing/calculate'>['appliedPromo']> | Promotion;
export type Category = DataOf<'GET /admin/categories'>[number];
export type Year = DataOf<'GET /admin/pricing/year'>;

/** Loads seasonal rates, promotions and categories, and the year shown. */
export const readPricing = async (client: Client, search: PricingSearch) => {
  const [seasons, promos, categories] = await Promise.all([
    client.call('GET /admin/pricing/seasonal-rates'),
    client.call('GET /admin/pricing/promo-codes'),
    client.call('GET /admin/categories'),
  ]);
  const loaded = categories.success ? categories.data : [];
  const category = loaded.find(({ id }) => id === search.category) ?? loaded[0];
  const query = category && { year: search.year, categoryId: category.id };
  const isYearShown = search.tab === 'seasons' && query !== undefined;
  const year = isYearShown ? await client.call('GET /admin/pricing/year', { query }) : null;
  return { seasons, promos, categories, category, year };
};

/** All vehicles of the fleet, for the calculator; null if they could not be loaded. */
export const readFleet = async (client: Client) => {
  const vehicles: DataOf<'GET /admin/vehicles'> = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const outcome = await client.call('GET /admin/vehicles', { query: { page, limit: 100 } });
    if (!outcome.success) return null;
    vehicles.push(...outcome.data);
    pages = outcome.totalPages;
  }
  return vehicles;
};

const ended: ReadonlySet<(Season | Promotion)['status']> = new Set(['expired', 'used-up', 'inactive']);

/** Whether it no longer changes a price. */
export const isEnded = ({ status }: Pick<Season | Promotion, 'status'>): boolean => ended.has(status);

/** Sorts ended rows last; otherwise keeps the server's order. */
export const endedLast = <Row extends Pick<Season | Promotion, 'status'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(isEnded(one)) - Number(isEnded(other)));
