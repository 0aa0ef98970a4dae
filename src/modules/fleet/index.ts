export { blockForMaintenance } from './block-for-maintenance.ts';
export { addCategories, type DepositTerms, readDepositTerms } from './category-store.ts';
export { firstFreeFrom, freeOnOtherDays } from './find-free-time.ts';
export { fleetRoutes } from './fleet-routes.ts';
export { hoursToday } from './fleet-shapes.ts';
export { addLocations, findAnyLocation, findLocation, type Location, readLocations } from './location-store.ts';
export {
  conflictsOf,
  keepVehicle,
  occupyVehicle,
  occupyVehicles,
  releaseEndedHolds,
  releaseVehicle,
} from './occupancy-store.ts';
export { hoursOn, isOutsideOpeningHours } from './rules/location-hours.ts';
export { isOnOffer } from './rules/on-offer.ts';
export { vehicleNotFound, vehicleTaken } from './rules/problems.ts';
export { nameOf, type Vehicle } from './vehicle.ts';
export { addVehicles, findAnyVehicle, findVehicle, lockVehicle, saveRating } from './vehicle-store.ts';
