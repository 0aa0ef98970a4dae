export { type Addon, addAddons, lockAddons, readAddons } from './addons/addon-store.ts';
export { addReservations, keepAddons, releaseAddons } from './addons/reservation-store.ts';
export { extrasRoutes } from './extras-routes.ts';
export { type ChosenCover, readChosenCover } from './insurance/chosen-cover-store.ts';
export { type CoverTerms, readCoverTerms } from './insurance/cover-terms-store.ts';
export { addInsuranceOptions, addInsurancePackages } from './insurance/new-insurance-store.ts';
export { findInsurancePackage } from './insurance/sold-packages-store.ts';
export { checkUnits, reserveAddons } from './reservations/reserve-addons.ts';
