import type { z } from 'zod';
import type { AddonShape, InsurancePackageShape } from '#contract/extras.ts';
import { askedPeriod } from '#kernel/asked-period.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Serving } from '#platform/http/serving.ts';
import type { Addon } from './addon-store.ts';
import { type Cover, type InsurancePackage, readCovers, readInsurancePackages } from './insurance-store.ts';
import { readAvailableAddons } from './read-available-addons.ts';

export const extrasRoutes = ({ serve }: Serving): void => {
  serve('GET /addons/available', async (ctx, { query }) => {
    const addons = await readAvailableAddons(ctx, askedPeriod(query.startDate, query.endDate));
    return { data: addons.map(({ addon, available }) => addonShape(addon, available)) };
  });

  serve('GET /insurance/packages/category/:categoryId', async ({ tx }, { params }) => {
    const packages = await readInsurancePackages(tx, params.categoryId);
    const covers = await readCovers(
      tx,
      packages.map(({ id }) => id),
    );
    return { data: packages.map((one) => packageShape(one, covers)) };
  });
};

const addonShape = (addon: Addon, availableStock: number | null): z.input<typeof AddonShape> => ({
  id: addon.id,
  name: addon.name.en,
  nameInThai: addon.name.th,
  category: addon.category,
  shortDescription: addon.shortDescription,
  description: addon.description,
  imageUrl: addon.imageUrl,
  terms: addon.terms,
  dailyPrice: baht(addon.price.daily),
  weeklyPrice: baht(addon.price.weekly),
  monthlyPrice: baht(addon.price.monthly),
  useFixedPricing: addon.price.useFixedPricing,
  fixedPrice: baht(addon.price.fixedPrice),
  maxQuantity: addon.maxQuantity,
  currentStock: addon.currentStock,
  availableStock,
});

const packageShape = (sold: InsurancePackage, covers: readonly Cover[]): z.input<typeof InsurancePackageShape> => ({
  id: sold.id,
  name: sold.name.en,
  nameInThai: sold.name.th,
  shortDescription: sold.shortDescription,
  paymentOption: sold.paymentOption,
  highlights: sold.highlights,
  highlightsInThai: sold.highlightsInThai,
  termsAndConditions: sold.terms,
  termsAndConditionsInThai: sold.termsInThai,
  packageOptions: covers
    .filter(({ packageId }) => packageId === sold.id)
    .map(({ id, deductible, maxCoverage, code, name }) => ({
      id,
      deductible: toBaht(deductible),
      maxCoverage: toBaht(maxCoverage),
      insuranceOption: { code, name },
    })),
  pricing: [
    {
      category: { id: sold.categoryId },
      dailyRate: toBaht(sold.rates.daily),
      weeklyRate: baht(sold.rates.weekly),
      monthlyRate: baht(sold.rates.monthly),
    },
  ],
});

const baht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));
