import type { AddonShape } from '#contract/extras.ts';
import { api } from '../../api/browser.ts';
import { useLatest } from '../../shell/use-latest.ts';
import type { PeriodTexts } from './chosen-extras.ts';

/** Loads the add-ons with their free units over a period, and the insurance packages of a category. */
export const useOfferedExtras = (period: PeriodTexts | null, categoryId: string | null) => {
  const query = period ?? {};
  const addons = useLatest(JSON.stringify(query), (signal) => api.call('GET /addons/available', { query, signal }), {
    pauseMs: 200,
  });
  const packages = useLatest(categoryId, async (signal) =>
    categoryId === null
      ? null
      : api.call('GET /insurance/packages/category/:categoryId', { params: { categoryId }, signal }),
  );
  return { addons, packages };
};

export type OfferedExtras = ReturnType<typeof useOfferedExtras>;

type Rate = Readonly<{ per: 'piece' | 'day' | 'week' | 'month'; price: number }>;

/** The rates of an add-on, shortest unit first; empty if the add-on is free. */
export const offeredRates = (addon: AddonShape): Rate[] => {
  const rates: readonly Rate[] = addon.useFixedPricing
    ? [{ per: 'piece', price: addon.fixedPrice ?? 0 }]
    : [
        { per: 'day', price: addon.dailyPrice ?? 0 },
        { per: 'week', price: addon.weeklyPrice ?? 0 },
        { per: 'month', price: addon.monthlyPrice ?? 0 },
      ];
  return rates.filter(({ price }) => price > 0);
};

/** The free units over the period; null for an add-on without stock control. */
export const freeUnits = ({ maxQuantity, currentStock, availableStock }: AddonShape): number | null =>
  maxQuantity === null ? null : (availableStock ?? currentStock);

type Chosen = Readonly<Record<string, number>>;

/** The chosen quantities with one add-on changed; 0 removes it. */
export const withUnits = (chosen: Chosen, id: string, units: number): Chosen => {
  const { [id]: _, ...others } = chosen;
  return units > 0 ? { ...others, [id]: units } : others;
};

/** Whether an add-on is for vehicles of a category; null while no vehicle is chosen. */
export const fitsVehicle = ({ vehicleCategories: fits }: AddonShape, categoryId: string | null): boolean =>
  categoryId === null || fits.length === 0 || fits.includes(categoryId);

/** The ids of chosen add-ons that are no longer offered. */
export const goneOf = (addons: readonly AddonShape[], chosen: Chosen): string[] =>
  Object.keys(chosen).filter((id) => addons.every((addon) => addon.id !== id));
