import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { type PeriodTexts, periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useWizard } from '../state/wizard-context.ts';

export type Extras = ReturnType<typeof useExtras>;

/** The add-ons for the vehicle that are available over the period, and the prices of add-ons and covers for it. */
export const useExtras = () => {
  const { page, draft, quote } = useWizard();
  const period = periodOf(draft.rental);
  const query = { ...period, vehicleId: draft.vehicleId };
  const addons = useLatest(`addons ${JSON.stringify(query)}`, (signal) =>
    api.call('GET /addons/available', { query, headers: tokenOf(draft.booking), signal }),
  );
  const shown = addons.last?.success ? addons.last.data : [];
  const quantities = shown.map(({ id }) => ({ addonId: id, quantity: Math.max(1, draft.addons[id] ?? 0) }));
  const addonPrices = useAddonPrices(quantities, period && (quote.quote?.days ?? null));
  const covers = useCoverPrices(period);
  return {
    isDated: period !== null,
    addons: shown,
    addonsFailure: addons.answer && !addons.answer.success ? addons.answer : null,
    areAddonsWaiting: addons.isWaiting && shown.length === 0,
    /** Whether `addons` are those of the current period. */
    areAddonsFresh: addons.answer?.success === true,
    retryAddons: addons.retry,
    addonPrices,
    covers,
    hasPackages: (page.packages ?? []).length > 0,
  };
};

type Quantities = readonly Readonly<{ addonId: string; quantity: number }>[];

/** The price of each add-on for the rental, in the chosen quantity or, before a choice, for one. */
const useAddonPrices = (quantities: Quantities, rentalDays: number | null) => {
  const body =
    rentalDays === null || quantities.length === 0 ? null : quantities.map((one) => ({ ...one, rentalDays }));
  const { last, isWaiting, retry } = useLatest(
    body && JSON.stringify(body),
    async (signal) => body && api.call('POST /addons/calculate-multiple-prices', { body, signal }),
  );
  const prices = new Map(last?.success ? last.data.map((price) => [price.addonId, price]) : []);
  return { of: (id: string) => prices.get(id) ?? null, isStale: isWaiting, isFailed: last?.success === false, retry };
};

/** The price over the period of each cover of the vehicle's category. */
const useCoverPrices = (period: PeriodTexts | null) => {
  const { page } = useWizard();
  const body = period && page.packages?.length ? { categoryId: page.vehicle.category.id, ...period } : null;
  const { last, isWaiting, retry } = useLatest(
    body && JSON.stringify(body),
    async (signal) => body && api.call('POST /insurance/calculate-multiple-prices', { body, signal }),
    { pauseMs: 250 },
  );
  const prices = new Map(last?.success ? last.data.map((price) => [price.packageId, price]) : []);
  const isFailed = !isWaiting && last?.success === false;
  return { of: (id: string) => prices.get(id) ?? null, isStale: isWaiting, isFailed, retry };
};
