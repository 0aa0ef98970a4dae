import { addAddons, addInsuranceOptions, addInsurancePackages } from '#modules/extras/index.ts';
import { addCategories, addLocations, addVehicles, blockForMaintenance } from '#modules/fleet/index.ts';
import { addPromotions, addSeasons } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import type { Catalogue } from './plan-catalogue.ts';

export const storeCatalogue = async (ctx: Context, catalogue: Catalogue): Promise<void> => {
  const { tx } = ctx;
  await addLocations(tx, catalogue.locations);
  await addCategories(tx, catalogue.fleet.categories);
  await addVehicles(
    tx,
    catalogue.fleet.vehicles.map(({ demand: _wanted, ...vehicle }) => vehicle),
  );
  for (const block of catalogue.blocks) await blockForMaintenance(ctx, block);
  await addAddons(tx, catalogue.addons);
  await addInsuranceOptions(tx, catalogue.insuranceOptions);
  await addInsurancePackages(tx, catalogue.insurancePackages);
  await addSeasons(tx, catalogue.seasons);
  await addPromotions(tx, catalogue.promotions);
};
