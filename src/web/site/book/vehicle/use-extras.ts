import { api } from '../../../api/browser.ts';
import { useLatest } from '../../use-latest.ts';
import { type PeriodTexts, periodOf } from '../requests.ts';
import { useWizard } from '../wizard.ts';

export type Extras = ReturnType<typeof useExtras>;

/** The add-ons that are free over the period, and what each of them and each cover costs for it. */
export const useExtras = () => {
  const { page, draft } = useWizard();
  const period = periodOf(draft.rental);
  const addons = useLatest(`addons ${JSON.stringify(period)}`, (signal) =>
    api.call('GET /addons/available', { query: period ?? {}, signal }),
  );
  const shown = addons.last?.success ? addons.last.data : [];
  const packageIds = (page.packages ?? []).map(({ id }) => id);
  const addonIds = shown.map(({ id }) => id);
  const asked = period && JSON.stringify([draft.vehicleId, period, packageIds, addonIds]);
  const prices = useLatest(
    asked,
    async (signal) => {
      if (!period) return null;
      const rental = { vehicleId: draft.vehicleId, period };
      const [covers, ofAddons] = await Promise.all([
        Promise.all(packageIds.map((packageId) => coverPrice({ ...rental, packageId, signal }))),
        addonPrices({ ...rental, addonIds, signal }),
      ]);
      return {
        covers: new Map(packageIds.map((id, index) => [id, covers[index] ?? null])),
        addons: new Map(addonIds.map((id, index) => [id, ofAddons[index] ?? null])),
      };
    },
    { pauseMs: 250 },
  );
  return {
    isDated: period !== null,
    addons: shown,
    addonsFailure: addons.answer && !addons.answer.success ? addons.answer : null,
    areAddonsWaiting: addons.isWaiting && shown.length === 0,
    retryAddons: addons.retry,
    /** Baht for the whole rental; null while it is being worked out. */
    coverPrice: (id: string) => prices.last?.covers.get(id) ?? null,
    addonPrice: (id: string) => prices.last?.addons.get(id) ?? null,
    arePricesStale: prices.isWaiting,
  };
};

type Asked = { vehicleId: string; period: PeriodTexts; signal: AbortSignal };

const coverPrice = async ({ vehicleId, period, packageId, signal }: Asked & { packageId: string }) => {
  const answer = await api.call('POST /booking-pricing/calculate', {
    body: { vehicleId, ...period, selectedInsurance: { packageId } },
    signal,
  });
  const line = answer.success && answer.data.lines.find(({ kind }) => kind.startsWith('insurance'));
  return line ? line.amount : null;
};

/** One of each: the quote lists add-ons in the order in which they were asked for. */
const addonPrices = async ({ vehicleId, period, addonIds, signal }: Asked & { addonIds: readonly string[] }) => {
  if (addonIds.length === 0) return [];
  const answer = await api.call('POST /booking-pricing/calculate', {
    body: { vehicleId, ...period, selectedAddons: addonIds.map((addonId) => ({ addonId, quantity: 1 })) },
    signal,
  });
  if (!answer.success) return [];
  return answer.data.lines.filter(({ kind }) => kind === 'addon').map(({ amount }) => amount);
};
