export { type Addon, type AddonToAdd, addAddons, lockAddons, readAddons } from './addons/addon-store.ts';
export {
  addReservations,
  holdUnitsForChange,
  keepAddons,
  releaseAddons,
  releaseUnitsHeldForChange,
} from './addons/reservation-store.ts';
export { checkUnits, reserveAddons } from './addons/reserve-addons.ts';
export { extrasRoutes } from './extras-routes.ts';
export { type ChosenCover, type CoverTerms, readChosenCover, readCoverTerms } from './insurance/cover-terms-store.ts';
export { addInsuranceOptions } from './insurance/option-store.ts';
export { addInsurancePackages } from './insurance/package-store.ts';
export { findInsurancePackage } from './insurance/sold-packages-store.ts';
export { excessOf } from './rules/excess.ts';
export { fitsCategory } from './rules/fits-category.ts';
export { addonNotForVehicle } from './rules/problems.ts';
