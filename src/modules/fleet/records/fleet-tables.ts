import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VehicleShape } from '#contract/fleet.ts';
import type { BadLine, NewVehicle } from '#contract/office/fleet.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import type { WeekHours } from '#kernel/opening-hours.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { instant, periodColumn, satangColumn } from '#platform/database/columns.ts';
import type { SpecialHours } from '../rules/location-hours.ts';
import type { Outside } from '../rules/outside-hours.ts';
import type { RefusedLength } from '../rules/refused-search.ts';

/** A line of the file that passed the check. */
export type ReadLine = Readonly<{ line: number; vehicle: NewVehicle }>;

const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);

export const locations = pgTable('location', {
  id: id(),
  name: text('name').notNull(),
  nameInThai: text('name_th'),
  address: text('address').notNull(),
  addressInThai: text('address_th'),
  city: text('city').notNull(),
  contactPhone: text('contact_phone').notNull().default(''),
  isAirport: boolean('is_airport').notNull().default(false),
  hours: jsonb('hours').$type<Partial<WeekHours>>(),
  specialHours: jsonb('special_hours').$type<readonly SpecialHours[]>().notNull().default([]),
  pickUpOutside: text('pick_up_outside').$type<Outside>().notNull().default('free'),
  pickUpOutsideFee: satangColumn('pick_up_outside_satang').notNull().default(zeroSatang),
  pickUpInstructions: text('pick_up_instructions').notNull().default(''),
  pickUpInstructionsInThai: text('pick_up_instructions_th').notNull().default(''),
  dropOffOutside: text('drop_off_outside').$type<Outside>().notNull().default('free'),
  dropOffOutsideFee: satangColumn('drop_off_outside_satang').notNull().default(zeroSatang),
  dropOffInstructions: text('drop_off_instructions').notNull().default(''),
  dropOffInstructionsInThai: text('drop_off_instructions_th').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  displayOrder: integer('display_order').notNull().default(0),
  isActive: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
  archivedAt: instant('archived_at'),
});

/** What a return elsewhere costs: docs/rules/places.md */
export const locationPairs = pgTable('location_pair', {
  id: id(),
  fromId: uuid('from_id').notNull(),
  toId: uuid('to_id').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  /** Satang by id of the categories whose fee differs. */
  categoryFees: jsonb('category_fees').$type<Readonly<Record<string, Satang>>>().notNull().default({}),
  freeFromDays: smallint('free_from_days'),
  version: integer('version').notNull().default(1),
});

export const categories = pgTable('category', {
  id: id(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  nameInThai: text('name_th'),
  description: text('description').notNull().default(''),
  features: text('features').array().notNull().default([]),
  securityDeposit: satangColumn('security_deposit_satang').notNull(),
  minimumDriverAge: smallint('minimum_driver_age').notNull().default(21),
  maximumDriverAge: smallint('maximum_driver_age'),
  licenseMonths: smallint('license_months').notNull().default(0),
  /** Drivers younger than this pay `youngDriverFee` a day, for at most `youngDriverDays`. */
  youngDriverBelow: smallint('young_driver_below'),
  youngDriverFee: satangColumn('young_driver_fee_satang').notNull().default(zeroSatang),
  youngDriverDays: smallint('young_driver_days'),
  extraDriverFee: satangColumn('extra_driver_fee_satang').notNull().default(zeroSatang),
  /** Whether who books one of its vehicles is promised that one or a similar one. */
  bookedAsClass: boolean('booked_as_class').notNull().default(false),
  /** Of a class: what exactly the chosen vehicle costs; null where it is not on offer. */
  exactVehicleFee: satangColumn('exact_vehicle_fee_satang'),
  displayOrder: integer('display_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  archivedAt: instant('archived_at'),
});

/** How many searches found nothing free, by the Bangkok day of the search. */
export const refusedSearches = pgTable('refused_search', {
  day: date().notNull(),
  /** Null where any category, or several, would have done. */
  categoryId: uuid('category_id'),
  weeksAhead: smallint('weeks_ahead').notNull(),
  length: text().$type<RefusedLength>().notNull(),
  count: integer().notNull(),
});

export const vehicles = pgTable('vehicle', {
  id: id(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  year: smallint('year').notNull(),
  categoryId: uuid('category_id').notNull(),
  bodyType: text('body_type').$type<VehicleShape['bodyType']>().notNull(),
  color: text('color').notNull(),
  seats: smallint('seats').notNull(),
  luggage: smallint('luggage').notNull().default(0),
  transmission: text('transmission').$type<VehicleShape['transmission']>().notNull(),
  fuelType: text('fuel_type').$type<VehicleShape['fuelType']>().notNull(),
  doors: smallint('doors'),
  bootLitres: smallint('boot_litres'),
  consumption: numeric('consumption', { mode: 'number' }),
  rangeKm: smallint('range_km'),
  chargeMinutes: smallint('charge_minutes'),
  licensePlate: text('license_plate').notNull(),
  vin: text('vin'),
  homeLocationId: uuid('home_location_id'),
  mileage: integer('mileage').notNull().default(0),
  dailyRate: satangColumn('daily_rate_satang').notNull(),
  weeklyRate: satangColumn('weekly_rate_satang'),
  monthlyRate: satangColumn('monthly_rate_satang'),
  status: text('status').$type<VehicleShape['status']>().notNull().default('available'),
  images: text('images').array().notNull().default([]),
  features: text('features').array().notNull().default([]),
  description: text('description'),
  descriptionInThai: text('description_th'),
  featuredOrder: integer('featured_order').notNull().default(1000),
  ratingCount: integer('rating_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
});

export const maintenanceBlocks = pgTable('maintenance_block', {
  id: id(),
  vehicleId: uuid('vehicle_id').notNull(),
  from: instant('from_at').notNull(),
  until: instant('until_at').notNull(),
  reason: text('reason').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

/** The ledger of each vehicle's damage. */
export const vehicleDamage = pgTable('vehicle_damage', {
  id: id(),
  vehicleId: uuid('vehicle_id').notNull(),
  place: text('place').$type<PhotoPlace>().notNull(),
  /** Thousandths of the drawing's width and height; both null where nobody said it. */
  pinX: smallint('pin_x'),
  pinY: smallint('pin_y'),
  kind: text('kind').$type<DamageKind>().notNull(),
  size: text('size').$type<DamageSize>().notNull(),
  note: text('note').notNull().default(''),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: uuid('recorded_by'),
  /** As they were called then. */
  recordedByName: text('recorded_by_name'),
  /** The rental at whose hand-over it was first seen; the return is that of the rental that brought it. */
  bookingId: uuid('booking_id'),
  handOver: text('hand_over').$type<'pick-up' | 'return'>(),
  repairedAt: instant('repaired_at'),
  repairedBy: uuid('repaired_by'),
  repairedByName: text('repaired_by_name'),
  repairNote: text('repair_note').notNull().default(''),
});

/** An import of vehicles from a CSV file. */
export const fleetImports = pgTable('fleet_import', {
  id: id(),
  fileName: text('file_name').notNull(),
  vehicles: jsonb('vehicles').$type<ReadLine[]>().notNull(),
  /** `done` counts the vehicles added, `seen` the lines processed. */
  done: integer('done').notNull().default(0),
  seen: integer('seen').notNull().default(0),
  bad: jsonb('bad').$type<BadLine[]>().notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  begunBy: jsonb('begun_by').$type<{ id: string; name: string; role: string }>().notNull(),
});

/** The exclusion constraint `vehicle_is_free` refuses overlaps, at the end of each statement: migrations/0095_classes.sql */
export const vehicleOccupancy = pgTable('vehicle_occupancy', {
  id: id(),
  vehicleId: uuid('vehicle_id').notNull(),
  during: periodColumn('during').notNull(),
  bookingId: uuid('booking_id'),
  maintenanceBlockId: uuid('maintenance_block_id'),
  /** The booking whose waiting change holds the time. */
  changeOf: uuid('change_of'),
  heldUntil: instant('held_until'),
  /** Of a tentative rental: it may be given any vehicle similar to this one. Null: locked. */
  equalTo: uuid('equal_to'),
});
