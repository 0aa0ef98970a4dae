import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { FOUR_OR_FIVE } from '#kernel/seat-choices.ts';
import { DriverAgeText } from './drivers.ts';
import { answer, endpoints, FieldProblemShape, ListQuery, listOf } from './endpoint.ts';
import {
  Baht,
  BangkokDateTime,
  BothLanguages,
  CalendarDate,
  DateOrDateTimeText,
  Id,
  numberText,
  several,
} from './fields.ts';
import { PhotoShape } from './pictures.ts';
import { QuoteShape } from './pricing.ts';

export const BodyType = z.enum([
  'city-car',
  'hatchback',
  'sedan',
  'suv',
  'pick-up',
  'van',
  'electric',
  'luxury',
  'scooter',
]);
export type BodyType = z.infer<typeof BodyType>;

export const Transmission = z.enum(['automatic', 'manual']);
export type Transmission = z.infer<typeof Transmission>;

export const FuelType = z.enum(['petrol', 'diesel', 'hybrid', 'electric']);
export type FuelType = z.infer<typeof FuelType>;

export const VehicleStatus = z.enum(['available', 'rented', 'maintenance']);
export type VehicleStatus = z.infer<typeof VehicleStatus>;

/** What tells vehicles of a class apart; null where the business has not entered it. */
const VehicleFacts = z.object({
  doors: z.int().nullable(),
  bootLitres: z.int().nullable(),
  /** For 100 km: litres, of an electric vehicle kilowatt-hours. */
  consumption: z.number().nullable(),
  /** On a full battery. */
  rangeKm: z.int().nullable(),
  /** From 10 to 80 % at a fast charger. */
  chargeMinutes: z.int().nullable(),
});

/** What happens outside opening hours; `unattended`: a key box. */
export const OutsideHours = z.enum(['free', 'refused', 'fee', 'unattended'], problemText('place.outside'));
export type OutsideHours = z.infer<typeof OutsideHours>;

export const LocationShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  address: z.string(),
  /** The full postal address, including the province. */
  addressInThai: z.string().nullable(),
  city: z.string(),
  contactPhone: z.string(),
  isAirport: z.boolean(),
  /** Today's opening hours as text, such as `8:30-18:00` or `24 hours`. */
  hoursToday: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type LocationShape = z.infer<typeof LocationShape>;

export const CategoryShape = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  features: z.array(z.string()),
  /** The number of vehicles that `GET /vehicles` lists: all except archived ones. */
  vehicles: z.int(),
  /** The highest number of seats and of suitcases among these vehicles; null without vehicles. */
  seats: z.int().nullable(),
  luggage: z.int().nullable(),
  /** The lowest daily rate among these vehicles, baht; null without vehicles. */
  fromDailyRate: Baht.nullable(),
});

export const VehicleShape = z.object({
  id: Id,
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: z.object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    nameInThai: z.string().nullable(),
    /** Damage deposit held or collected at the counter, baht; for information only. */
    securityDeposit: Baht,
    minimumDriverAge: z.int(),
    /** Whoever books the vehicle is promised it or a similar one. */
    bookedAsClass: z.boolean(),
    /** What exactly this vehicle costs, baht before tax; null where only “or similar” is on offer, or no class is. */
    exactVehicleFee: Baht.nullable(),
  }),
  bodyType: BodyType,
  color: z.string(),
  seats: z.int(),
  luggage: z.int(),
  transmission: Transmission,
  fuelType: FuelType,
  facts: VehicleFacts,
  dailyRate: Baht,
  weeklyRate: Baht.nullable(),
  monthlyRate: Baht.nullable(),
  /** Effective rates: a missing weekly rate is 7 daily rates, a missing monthly rate 30. */
  rates: z.object({ daily: Baht, weekly: Baht, monthly: Baht }),
  images: z.array(z.string()),
  /** The entries of `images` that are uploaded photographs, with their sizes. */
  photos: z.array(PhotoShape),
  features: z.array(z.string()),
  description: BothLanguages.nullable(),
  status: VehicleStatus,
  /** Customer ratings: null while reviews are off. The average is 1 to 5 with one decimal, null without ratings. */
  rating: z.object({ average: z.number().min(1).max(5).nullable(), count: z.int() }).nullable(),
});
export type VehicleShape = z.infer<typeof VehicleShape>;

/** A vehicle that is free for the requested period, with its quote. Without a period, `quote` is null. */
export const OfferShape = VehicleShape.extend({ quote: QuoteShape.nullable() });
export type OfferShape = z.infer<typeof OfferShape>;

/** Why a vehicle is not free, from when, and until when with the turnover. */
export const ConflictShape = z.object({
  reason: z.enum(['booked', 'maintenance']),
  from: BangkokDateTime,
  until: BangkokDateTime,
});

export const UnavailableOfferShape = VehicleShape.extend({
  conflict: ConflictShape,
  /**
   * The first half hour, at most 90 days after the requested pick-up, from which the vehicle is free for the same
   * duration; null if there is none.
   */
  freeFrom: BangkokDateTime.nullable(),
});

const Count = z.object({ value: z.string(), count: z.int() });

/** Filter counts over the listed vehicles; with dates, over the free ones only. */
const NarrowingShape = z.object({
  /** How many vehicles each filter value would leave with the other filters applied. */
  facets: z.object({
    category: z.array(Count),
    transmission: z.array(Count),
    fuelType: z.array(Count),
    /** `4-5` counts four and five, `8` eight and more. */
    seats: z.array(Count),
  }),
  /**
   * The prices a day of the vehicles that match every filter except price: with dates the total with tax, spread over
   * the days, in whole baht; without dates the daily rate. Null if there are none.
   */
  priceRange: z.object({ min: Baht, max: Baht }).nullable(),
  /** How many of these vehicles there are in equal steps of that price, each from `from` to below `until`. */
  prices: z.array(z.object({ from: Baht, until: Baht, count: z.int() })),
});

export const OfferFilters = z.object({
  categoryId: Id.optional(),
  /** A slug, a name or an id; several find the vehicles of any of them. */
  category: several(z.string().max(60), 20).optional(),
  bodyType: BodyType.optional(),
  transmission: Transmission.optional(),
  fuelType: FuelType.optional(),
  /** Exactly so many, or "4-5" for four and five; from 8 on, at least so many. */
  seats: z.union([z.literal(FOUR_OR_FIVE), numberText(z.number().int().min(1).max(20))]).optional(),
  /** Baht a day, as `priceRange` counts it. */
  minPrice: numberText(z.number().int().min(0).max(1_000_000)).optional(),
  maxPrice: numberText(z.number().int().min(0).max(1_000_000)).optional(),
  sort: z.enum(['featured', 'price-up', 'price-down', 'rating']).optional(),
});

const filtered = <Query extends z.ZodObject<(typeof OfferFilters)['shape']>>(query: Query): Query =>
  query.refine(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice, {
    error: problemText('fleet.prices-crossed'),
    path: ['maxPrice'],
  });

const Dates = z.object({ startDate: DateOrDateTimeText.optional(), endDate: DateOrDateTimeText.optional() });

/** A category, and which ages may drive its vehicles. */
const CategoryForAges = z.object({
  slug: z.string(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  from: z.int(),
  /** Null: none is too old. */
  until: z.int().nullable(),
});

const PlaceName = z.string().trim().max(200).optional();

/** Names or ids of the locations, for the fees in the quotes. The return is at the pick-up location by default. */
export const Places = z.object({ location: PlaceName, dropoffLocation: PlaceName });

/** How old the driver is at the pick-up, 30 if it is not told: counts while the setting `checksDrivers` is on. */
const Driver = z.object({ driverAge: DriverAgeText.optional() });

export const fleetEndpoints = endpoints({
  'GET /locations': {
    summary: 'The active locations for pick-up and return',
    access: 'public',
    reply: answer(z.array(LocationShape)),
  },
  'GET /vehicle-categories': {
    summary: 'The vehicle categories on the website',
    access: 'public',
    reply: answer(z.array(CategoryShape)),
  },
  'GET /vehicle-types': {
    summary:
      'The body types, each with the number of vehicles on offer: not in maintenance, and in a category that is switched on',
    access: 'public',
    reply: answer(z.array(z.object({ id: BodyType, name: z.string(), vehicles: z.int() }))),
  },
  'GET /vehicles': {
    summary: 'All vehicles that are not archived, whatever their status. 422 for an unknown category',
    access: 'public',
    query: filtered(ListQuery.extend(OfferFilters.shape)),
    reply: listOf(VehicleShape).extend(NarrowingShape.shape),
  },
  'GET /vehicles/available': {
    summary:
      'The vehicles on offer: not in maintenance, and in a category that is switched on. With dates, only those free for the whole period plus turnover, each with its quote; with an age, only those that it may drive; the caller’s own hold does not count. 422 for an unknown category',
    access: 'public',
    query: filtered(ListQuery.extend(OfferFilters.shape).extend(Dates.shape).extend(Places.shape).extend(Driver.shape)),
    reply: listOf(OfferShape).extend({
      days: z.int().nullable(),
      ...NarrowingShape.shape,
      /** Categories of which nothing is found, because the driver is too young or too old for them. */
      notForAge: z.array(CategoryForAges),
      /** Why the locations do not take the rental: `dropoffLocation`, `pickupDate`, `returnDate`. Empty if they do. */
      refused: z.record(z.string(), FieldProblemShape),
      /** With dates, on the last page: up to three matching vehicles that are not free, with the reason. */
      notFree: z.array(UnavailableOfferShape),
    }),
  },
  'POST /searches/refused': {
    summary:
      'Counts that a search for these dates found nothing free, for the reports: how many, never whose. Only from a page in a browser; neither for staff nor for dates that are past',
    access: 'public',
    perMinute: 20,
    body: z.object({ startDate: DateOrDateTimeText, endDate: DateOrDateTimeText, categoryId: Id.optional() }),
    reply: answer(z.null()),
  },
  'GET /vehicles/ids': {
    summary: 'The ids of all vehicles on offer, for lists of addresses such as the sitemap',
    access: 'public',
    reply: answer(z.array(Id)),
  },
  'GET /vehicles/:id': {
    summary: 'One vehicle; 404 if it does not exist or is archived',
    access: 'public',
    params: z.object({ id: Id }),
    reply: answer(VehicleShape),
  },
  'GET /vehicles/:id/similar': {
    summary:
      'Up to four alternatives to a vehicle: of the same category, or of the same body type at a similar price. Nearest in price first, other colours of the same model last; with dates, only free ones, each with its quote. 404 as for the vehicle',
    access: 'public',
    params: z.object({ id: Id }),
    query: Dates.extend(Places.shape).extend(Driver.shape),
    reply: answer(z.array(OfferShape)),
  },
  'GET /availability/vehicles': {
    summary:
      'The vehicles on offer that are free from startDate until endDate plus turnover. 422 for an unknown category',
    access: 'public',
    query: ListQuery.pick({ page: true, limit: true }).extend({
      startDate: DateOrDateTimeText,
      endDate: DateOrDateTimeText,
      categoryId: Id.optional(),
    }),
    reply: listOf(VehicleShape),
  },
  'POST /availability/check-vehicles': {
    summary:
      'Whether each given vehicle is on offer, and free from startDate until endDate plus turnover. One that is not on offer is in `maintenance` throughout. The caller’s own hold does not count. Leaves out unknown and archived ids',
    access: 'public',
    reads: true,
    body: z.object({
      vehicleIds: z
        .array(Id)
        .min(1, problemText('fleet.none-named'))
        .max(100, problemText('fleet.too-many-named', { max: 100 })),
      startDate: DateOrDateTimeText,
      endDate: DateOrDateTimeText,
    }),
    reply: answer(z.array(z.object({ vehicleId: Id, available: z.boolean(), conflicts: z.array(ConflictShape) }))),
  },
  'GET /availability/calendar/:id': {
    summary:
      'When a vehicle is taken between two dates, both included: at most 400 days, by default 90 from `from` or today. Leaves out the unpaid booking whose token is in X-Booking-Token',
    access: 'public',
    params: z.object({ id: Id }),
    query: z.object({ from: CalendarDate.optional(), until: CalendarDate.optional() }),
    reply: answer(
      z.object({
        from: CalendarDate,
        until: CalendarDate,
        taken: z.array(ConflictShape),
        /** Days without any half hour at which a pick-up is possible. */
        fullDays: z.array(CalendarDate),
        /** The full days that are mostly taken by maintenance; the rest are booked. */
        maintenanceDays: z.array(CalendarDate),
      }),
    ),
  },
});
