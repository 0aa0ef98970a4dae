export { blockForMaintenance } from './block-for-maintenance.ts';
export { addCategories, categoryIds, type DepositTerms, readDepositTerms } from './category-store.ts';
export { firstFreeFrom, freeOnOtherDays } from './find-free-time.ts';
export { fleetTasks } from './fleet-jobs.ts';
export { fleetOfficeRoutes } from './fleet-office-routes.ts';
export { fleetRoutes } from './fleet-routes.ts';
export { hoursToday } from './fleet-shapes.ts';
export { saveAtHandOver, statusOfVehicle } from './hand-over-store.ts';
export { addLocations, findAnyLocation, findLocation, type Location, readLocations } from './location-store.ts';
export {
  conflictsOf,
  keepVehicle,
  occupyVehicle,
  occupyVehicles,
  readyAgain,
  releaseEndedHolds,
  releaseVehicle,
} from './occupancy-store.ts';
export { vehiclesMeant } from './office/vehicle-search-store.ts';
export { hoursOn, isOutsideOpeningHours } from './rules/location-hours.ts';
export {
  type OccupiedTime,
  occupiedAfterMove,
  occupiedBy,
  occupiedByBooking,
  readyAfterReturn,
} from './rules/occupied-time.ts';
export { isOnOffer } from './rules/on-offer.ts';
export { vehicleNotFound, vehicleTaken } from './rules/problems.ts';
export { nameOf, type Vehicle } from './vehicle.ts';
export { addVehicles, findAnyVehicle, findVehicle, lockVehicle, saveRating } from './vehicle-store.ts';
