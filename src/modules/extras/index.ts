export { type Addon, addAddons, lockAddons, readAddons } from './addon-store.ts';
export { type CoverTerms, readCoverTerms } from './cover-terms-store.ts';
export { extrasRoutes } from './extras-routes.ts';
export { addInsuranceOptions, addInsurancePackages } from './new-insurance-store.ts';
export { addReservations, keepAddons, releaseAddons } from './reservation-store.ts';
export { checkUnits, reserveAddons } from './reserve-addons.ts';
export { findInsurancePackage } from './sold-packages-store.ts';
