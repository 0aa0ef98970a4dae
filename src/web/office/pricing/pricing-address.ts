export const pricingTabs = ['seasons', 'promos', 'calculator'] as const;
export type PricingTab = (typeof pricingTabs)[number];

/** What the address of Pricing Management says. Empty: what the screen chooses by itself. */
export type PricingSearch = Readonly<{
  tab: PricingTab;
  year: number;
  category: string;
  /** Dates to begin the calculator with. */
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

/** The address of a tab, or of the year of a category; what is left out is not in it. */
export const pricingPath = ({ tab = 'seasons', ...wanted }: Partial<PricingSearch>): string => {
  const given = Object.entries({ tab: tab === 'seasons' ? '' : tab, ...wanted }).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/admin/pricing${query && `?${query}`}`;
};
