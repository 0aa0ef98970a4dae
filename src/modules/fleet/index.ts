export { lockRental, lockRentalsUntil, moveTentative, vehiclesOfClass } from './classes/class-store.ts';
export { areMovable, proposeMoves } from './classes/propose-moves.ts';
export { rentableUntil } from './classes/rentable-until.ts';
export { seatRental } from './classes/seat-rental.ts';
export { publicDamage } from './damage/damage-shape.ts';
export {
  addDamage,
  type Damage,
  damageAtPickUp,
  damageBroughtBy,
  detachDamage,
  eraseDamageNotes,
  findDamage,
  type NewDamageRow,
} from './damage/damage-store.ts';
export { type NewDamage, recordDamage } from './damage/record-damage.ts';
export { type AtPlace, dropOffAt, pickUpAt } from './fees/at-place.ts';
export type { DriverAges } from './fees/fees-of-drivers.ts';
export { hasNoOneWay, placeProblems } from './fees/place-problems.ts';
export { rentalFees } from './fees/rental-fees.ts';
export { type NamedPlaces, placesNamed, type RentalPlaces, unknownPlaces } from './fees/rental-places.ts';
export { fleetOfficeRoutes } from './fleet-office-routes.ts';
export { fleetRoutes, type OwnHold } from './fleet-routes.ts';
export { fleetTasks } from './import/import-jobs.ts';
export { blockForMaintenance } from './office/block-use-cases.ts';
export {
  addCategories,
  categoryIds,
  type DepositTerms,
  type DriverTerms,
  readDepositTerms,
  readDriverTerms,
} from './records/category-store.ts';
export { saveAtHandOver, statusOfVehicle } from './records/hand-over-store.ts';
export { addLocations, findAnyLocation, findLocation, type Location, readLocations } from './records/location-store.ts';
export {
  conflictsOf,
  equalToOf,
  holdForChange,
  keepVehicle,
  occupyVehicle,
  occupyVehicles,
  readyAgain,
  releaseEndedHolds,
  releaseHeldForChange,
  releaseVehicle,
  takenVehicles,
  takenWithin,
} from './records/occupancy-store.ts';
export { makeAndModel, type Vehicle } from './records/vehicle.ts';
export { vehiclesMeant } from './records/vehicle-search-store.ts';
export {
  addVehicles,
  countOnOffer,
  findAnyVehicle,
  findVehicle,
  lockVehicle,
  lockVehicles,
  saveRating,
  vehiclesInOrder,
} from './records/vehicle-store.ts';
export type { Move, Seat } from './rules/classes/find-seat.ts';
export { ageFits } from './rules/drivers/driver-faults.ts';
export { type DriverFacts, driverProblems } from './rules/drivers/driver-problems.ts';
export { isOutsideOpeningHours } from './rules/location-hours.ts';
export {
  type OccupiedTime,
  occupiedOutside,
  occupiedTimeAfterMove as occupiedAfterMove,
  occupiedTimeFor as occupiedBy,
  occupiedTimeOf as occupiedByBooking,
  readyAfterReturn,
  turnoverOf,
} from './rules/occupied-time.ts';
export { isOnOffer } from './rules/on-offer.ts';
export { vehicleNotFound, vehicleTaken } from './rules/problems.ts';
export { firstFreeFrom, freeOnOtherDays, freeStarts } from './search/find-free-time.ts';
export { hoursToday } from './search/fleet-shapes.ts';
export { quoterFor } from './search/search-vehicles.ts';
