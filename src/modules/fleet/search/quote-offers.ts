import type { Period } from '#kernel/period.ts';
import { loadPriceList, type Quote, quoteRentals } from '#modules/pricing/index.ts';
import { depositPercentageIn, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Vehicle } from '../vehicle.ts';

export type Offer = Readonly<{ vehicle: Vehicle; quote: Quote | null }>;

/** Vehicles with what each costs for a period; without one they have no quote. The price list is loaded once. */
export const quoteOffers = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { vehicles, period, settings }: { vehicles: readonly Vehicle[]; period: Period | null; settings: Settings },
): Promise<Offer[]> => {
  if (!period) return vehicles.map((vehicle) => ({ vehicle, quote: null }));
  const quote = quoteRentals({
    now,
    period,
    priceList: await loadPriceList(tx, period),
    tax: settings.tax,
    depositPercentage: depositPercentageIn(settings),
  });
  return vehicles.map((vehicle) => ({ vehicle, quote: quote(vehicle) }));
};
