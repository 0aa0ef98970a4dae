import type { z } from 'zod';
import type { ConflictShape, LocationShape, OfferShape, UnavailableOfferShape, VehicleShape } from '#contract/fleet.ts';
import { bangkokDate, toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { effectiveRates, toQuoteShape } from '#modules/pricing/index.ts';
import type { BusinessHours } from '#modules/settings/index.ts';
import type { Location } from '../records/location-store.ts';
import type { OccupancyConflict } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { hoursOn } from '../rules/location-hours.ts';
import { ratingOf } from '../rules/rating.ts';
import type { NotFree, QuotedOffer } from './search-vehicles.ts';

type ShapeOptions = Readonly<{ isRated: boolean }>;

/** A vehicle as the public API returns it. `isRated`: reviews are on. */
export const vehicleShape = (vehicle: Vehicle, { isRated }: ShapeOptions): VehicleShape => {
  const { daily, weekly, monthly } = effectiveRates(vehicle.rates);
  return {
    id: vehicle.id,
    brand: vehicle.brand,
    model: vehicle.model,
    year: vehicle.year,
    category: categoryShape(vehicle),
    bodyType: vehicle.bodyType,
    color: vehicle.color,
    seats: vehicle.seats,
    luggage: vehicle.luggage,
    transmission: vehicle.transmission,
    fuelType: vehicle.fuelType,
    facts: vehicle.facts,
    dailyRate: toBaht(daily),
    weeklyRate: bahtIfSet(vehicle.rates.weekly),
    monthlyRate: bahtIfSet(vehicle.rates.monthly),
    rates: { daily: toBaht(daily), weekly: toBaht(weekly), monthly: toBaht(monthly) },
    images: vehicle.images,
    photos: vehicle.photos,
    features: vehicle.features,
    description: vehicle.description,
    status: vehicle.status,
    rating: isRated ? ratingOf(vehicle.rating) : null,
  };
};

const categoryShape = ({ category, securityDeposit, minimumDriverAge }: Vehicle) => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  nameInThai: category.nameInThai,
  securityDeposit: toBaht(securityDeposit),
  minimumDriverAge,
  bookedAsClass: category.bookedAsClass,
  exactVehicleFee: bahtIfSet(category.exactVehicleFee),
});

export const offerShape = (
  { vehicle, quote }: QuotedOffer,
  { period, ...options }: ShapeOptions & { period: Period | null },
): z.input<typeof OfferShape> => ({
  ...vehicleShape(vehicle, options),
  quote: quote && period && toQuoteShape(quote, period),
});

export const notFreeShape = (
  { vehicle, conflict, freeFrom }: NotFree,
  options: ShapeOptions,
): z.input<typeof UnavailableOfferShape> => ({
  ...vehicleShape(vehicle, options),
  conflict: conflictShape(conflict),
  freeFrom: freeFrom && toBangkokText(freeFrom),
});

/** The reason and the period of a conflict, never the customer. */
export const conflictShape = ({ reason, from, until }: OccupancyConflict): z.input<typeof ConflictShape> => ({
  reason,
  from: toBangkokText(from),
  until: toBangkokText(until),
});

export const locationShape = (location: Location, hoursToday: string): LocationShape => {
  const { id, name, nameInThai, address, addressInThai, city, contactPhone, isAirport, latitude, longitude } = location;
  const facts = { city, contactPhone, isAirport, latitude, longitude, hoursToday };
  return { id, name, nameInThai, address, addressInThai, ...facts };
};

export const hoursToday = (location: Location, office: BusinessHours, now: Temporal.Instant): string =>
  hoursOn(location, office, bangkokDate(now));

// A rate of zero is a rate that was not set.
const bahtIfSet = (rate: Satang | null) => (rate ? toBaht(rate) : null);
