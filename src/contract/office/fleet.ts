import { z } from 'zod';
import { MOST_CHARACTERS } from '#kernel/fleet-file.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';
import {
  FIRST_YEAR,
  factLimits,
  HIGHEST_MILEAGE,
  HIGHEST_RATE,
  MOST_PHOTOS,
  SEATS_FROM,
  SEATS_TO,
  type VehicleFact,
  vehicleFeatures,
  vinPattern,
} from '#kernel/vehicle-limits.ts';
import { answer, ExportQuery, endpoints, FieldProblemShape, ListQuery, listOf, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, Id, isRealDate, neededNumber } from '../fields.ts';
import { BodyType, FuelType, Transmission, VehicleStatus } from '../fleet.ts';
import { required } from '../people.ts';
import { PhotoShape } from '../pictures.ts';
import { Removal } from './removal.ts';

/** The state of a vehicle on one of the next days. */
export const VehicleDay = z.enum(['free', 'booked', 'maintenance']);
export type VehicleDay = z.infer<typeof VehicleDay>;

const Category = z.object({ id: Id, slug: z.string(), name: z.string(), nameInThai: z.string().nullable() });

/** A vehicle in the back office. Rates are baht per day, week and month. */
export const OfficeVehicle = z.object({
  id: Id,
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: Category,
  bodyType: BodyType,
  color: z.string(),
  seats: z.int(),
  luggage: z.int(),
  transmission: Transmission,
  fuelType: FuelType,
  doors: z.int().nullable(),
  bootLitres: z.int().nullable(),
  /** For 100 km: litres, of an electric vehicle kilowatt-hours. */
  consumption: z.number().nullable(),
  rangeKm: z.int().nullable(),
  /** From 10 to 80 % at a fast charger. */
  chargeMinutes: z.int().nullable(),
  licensePlate: z.string(),
  /** The chassis number; null if unknown. */
  vin: z.string().nullable(),
  /** Where the vehicle stands when nobody has it. */
  homeLocationId: Id.nullable(),
  homeLocation: z.object({ name: z.string(), nameInThai: z.string().nullable() }).nullable(),
  mileage: z.int(),
  dailyRate: Baht,
  /** If a weekly or monthly rate is null, it is derived from the daily rate. */
  weeklyRate: Baht.nullable(),
  monthlyRate: Baht.nullable(),
  status: VehicleStatus,
  images: z.array(z.string()),
  /** The entries of `images` that are uploaded photographs, with their sizes. */
  photos: z.array(PhotoShape),
  features: z.array(z.string()),
  createdAt: BangkokDateTime,
  version: z.int(),
  /** 14 days from today in Bangkok. A day that is both booked and in maintenance shows what takes more hours. */
  days: z.array(VehicleDay),
  /**
   * The next event: the return while the vehicle is out (`late` if overdue, otherwise `back`), the end of maintenance
   * while blocked, otherwise the next pick-up within the 14 days; null without any. `reason` is set for maintenance.
   */
  next: z
    .object({ kind: z.enum(['late', 'back', 'pick-up', 'maintenance']), at: BangkokDateTime, reason: z.string() })
    .nullable(),
});
export type OfficeVehicle = z.infer<typeof OfficeVehicle>;

export const MaintenanceShape = z.object({
  id: Id,
  from: BangkokDateTime,
  until: BangkokDateTime,
  reason: z.string(),
  version: z.int(),
});
export type MaintenanceShape = z.infer<typeof MaintenanceShape>;

const OneVehicle = OfficeVehicle.extend({
  /** Current and future maintenance, earliest first. */
  maintenance: z.array(MaintenanceShape),
  /** What a removal would do: a vehicle that was ever booked is archived, not deleted. */
  removal: Removal,
});

const YEAR = problemText('fleet.year', { from: `${FIRST_YEAR}` });
const SEATS = problemText('fleet.seats', { from: SEATS_FROM, to: SEATS_TO });
const MILEAGE = problemText('fleet.mileage');
const LUGGAGE = problemText('fleet.luggage');
const RATE = problemText('fleet.rate');

const Rate = (missing: ProblemCode) =>
  z
    .number(neededNumber(missing, RATE))
    .min(0, RATE)
    .max(HIGHEST_RATE, problemText('fleet.rate-too-high', { max: HIGHEST_RATE }))
    .multipleOf(0.01, problemText('fleet.rate-decimals'));

/** A fact with as many decimals as `step` has; null: not known. */
const Fact = (name: VehicleFact, step = 1) => {
  const { from, to, problem } = factLimits[name];
  const wrong = problemText(problem, { from, to });
  return z.number(wrong).min(from, wrong).max(to, wrong).multipleOf(step, wrong).nullable().optional();
};

const ImageAddress = z
  .string()
  .max(500)
  .regex(/^(\/(pictures|drawings)\/[\w./?=-]+|https:\/\/\S+)$/, problemText('fleet.photograph'));

const NewVehicleFields = z.object({
  brand: required('fleet.brand-required', 60),
  model: required('fleet.model-required', 60),
  year: z.int(YEAR).min(FIRST_YEAR, YEAR).max(2100, YEAR),
  /** The category's id, slug or name; or the category as it was read, of which the id counts. */
  category: z
    .preprocess(
      (given) => Category.safeParse(given).data?.id ?? given,
      z.string(problemText('fleet.category-required')).trim().min(1, problemText('fleet.category-required')).max(100),
    )
    .optional(),
  categoryId: Id.optional(),
  bodyType: z.enum(BodyType.options, problemText('fleet.body-type')).optional(),
  color: z
    .string()
    .trim()
    .max(40, problemText('field.too-long', { max: 40 }))
    .optional(),
  seats: z.int(SEATS).min(SEATS_FROM, SEATS).max(SEATS_TO, SEATS),
  luggage: z.int(LUGGAGE).min(0, LUGGAGE).max(20, LUGGAGE).optional(),
  transmission: z.enum(Transmission.options, problemText('fleet.transmission')),
  fuelType: z.enum(FuelType.options, problemText('fleet.fuel-type')),
  doors: Fact('doors'),
  bootLitres: Fact('bootLitres'),
  consumption: Fact('consumption', 0.1),
  rangeKm: Fact('rangeKm'),
  chargeMinutes: Fact('chargeMinutes'),
  licensePlate: z
    .string()
    .trim()
    .max(20, problemText('field.too-long', { max: 20 }))
    .optional(),
  /** Letters without I, O and Q, and digits; small letters and spaces are put right. Empty: unknown. */
  vin: z
    .string()
    .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, '') || null)
    .pipe(z.string().regex(vinPattern, problemText('fleet.vin')).nullable())
    .nullable()
    .optional(),
  homeLocationId: Id.nullable().optional(),
  mileage: z.int(MILEAGE).min(0, MILEAGE).max(HIGHEST_MILEAGE, MILEAGE).optional(),
  dailyRate: Rate('fleet.daily-rate-required'),
  weeklyRate: Rate(RATE).nullable().optional(),
  monthlyRate: Rate(RATE).nullable().optional(),
  status: z.enum(VehicleStatus.options, problemText('fleet.status')),
  images: z
    .array(ImageAddress)
    .max(MOST_PHOTOS, problemText('upload.too-many-images', { max: MOST_PHOTOS }))
    .optional(),
  features: z
    .array(z.enum(vehicleFeatures, problemText('fleet.features')))
    .max(vehicleFeatures.length, problemText('fleet.features'))
    .optional(),
});

export const NewVehicle = NewVehicleFields.refine(
  ({ category, categoryId }) => category !== undefined || categoryId !== undefined,
  {
    error: problemText('fleet.category-required'),
    path: ['category'],
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  },
);
export type NewVehicle = z.output<typeof NewVehicle>;

/** Omitted fields keep their values. `version` is the version last read; without it there is no conflict check. */
export const VehicleChange = NewVehicleFields.partial().extend({ version: z.int().optional() });
export type VehicleChange = z.output<typeof VehicleChange>;

const toTheMinute = /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:00)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

const Moment = (missing: ProblemCode) =>
  z
    .string(missing)
    .regex(toTheMinute, { error: missing, abort: true })
    .refine((text) => isRealDate(text.slice(0, 10)), missing);

const Block = {
  from: Moment('fleet.maintenance-begins'),
  until: Moment('fleet.maintenance-ends'),
  reason: required('fleet.maintenance-reason', 200),
};

/** A line of an import file that cannot be imported, and why. Line 1 holds the headings. */
const BadLine = z.object({ line: z.int(), licensePlate: z.string(), reasons: z.array(FieldProblemShape) });
export type BadLine = z.infer<typeof BadLine>;

const ImportShape = z.object({
  id: Id,
  status: z.enum(['running', 'done']),
  fileName: z.string(),
  /** The number of vehicles to import, and how many have been added so far. */
  total: z.int(),
  done: z.int(),
  /** Lines that were skipped, because they were invalid in the check or at the import itself. */
  bad: z.array(BadLine),
  startedAt: BangkokDateTime,
  finishedAt: BangkokDateTime.nullable(),
});
export type ImportShape = z.infer<typeof ImportShape>;

const File = {
  csv: z
    .string()
    .min(1, problemText('fleet.file-empty'))
    .max(MOST_CHARACTERS, problemText('fleet.file-characters', { max: MOST_CHARACTERS })),
};

const ByStatus = z.object({ all: z.int(), available: z.int(), rented: z.int(), maintenance: z.int() });
const params = z.object({ id: Id });
const blockParams = z.object({ id: Id, blockId: Id });
const block = answer(MaintenanceShape);

const FleetQuery = ListQuery.extend({ status: VehicleStatus.optional(), categoryId: Id.optional() });

/** Back-office endpoints for the fleet. */
export const fleetOfficeEndpoints = endpoints({
  'GET /admin/vehicles': {
    summary:
      'The fleet, sorted by brand, model and plate. Search finds these. `counts` by status follow search and category, `fleet` is without filters',
    access: 'staff',
    query: FleetQuery,
    reply: listOf(OfficeVehicle).extend({ counts: ByStatus, fleet: ByStatus }),
  },
  'GET /admin/vehicles/export': {
    summary: 'All vehicles of the filtered list as CSV. Leaves an audit entry',
    access: 'staff',
    query: FleetQuery.omit({ page: true, limit: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/vehicles/:id': {
    summary: 'One vehicle with its maintenance. 404 `fleet.vehicle-not-found`',
    access: 'staff',
    params,
    reply: answer(OneVehicle),
  },
  'POST /admin/vehicles': {
    summary:
      'Creates a vehicle. 409 `fleet.plate-taken`, `fleet.vin-taken`; 422 for an unknown or inactive category, or a year after next year',
    access: 'staff',
    body: NewVehicle,
    reply: answer(OneVehicle),
  },
  'PUT /admin/vehicles/:id': {
    summary:
      'Changes the fields sent. 409 `fleet.changed-meanwhile`, `fleet.plate-taken`, `fleet.vin-taken`; 422 as for a new one',
    access: 'staff',
    readBy: 'GET /admin/vehicles/:id',
    params,
    body: VehicleChange,
    reply: answer(OneVehicle),
  },
  'DELETE /admin/vehicles/:id': {
    summary:
      'Deletes a vehicle that was never booked, otherwise archives it: it disappears from the lists, and its history stays. 409 `fleet.has-bookings` with `details.bookings` while it is out or booked',
    access: 'staff',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
  'POST /admin/vehicles/:id/restore': {
    summary:
      'Restores an archived vehicle. 404 `fleet.vehicle-not-found` for any other; 409 `fleet.plate-taken`, `fleet.vin-taken` if another vehicle now has its plate or chassis number',
    access: 'staff',
    params,
    reply: answer(OneVehicle),
  },
  'POST /admin/vehicles/:id/maintenance': {
    summary:
      'Blocks the vehicle for maintenance. 409 `fleet.vehicle-booked` with `details.booking` (null if another block is in the way) and, in `details.offer`, the first free period; 422 unless `until` is after `from`',
    access: 'staff',
    params,
    body: z.object(Block),
    reply: block,
  },
  'PUT /admin/vehicles/:id/maintenance/:blockId': {
    summary:
      'Changes the period and reason of a block. 404 `fleet.block-not-found`; 409 `fleet.changed-meanwhile`, `fleet.vehicle-booked`',
    access: 'staff',
    readBy: 'GET /admin/vehicles/:id',
    readIn: 'maintenance',
    params: blockParams,
    body: z.object({ ...Block, version: z.int() }),
    reply: block,
  },
  'DELETE /admin/vehicles/:id/maintenance/:blockId': {
    summary: 'Deletes a block, so that the vehicle is free in its period. 404 `fleet.block-not-found`',
    access: 'staff',
    params: blockParams,
    reply: answer(z.null()),
  },
  'POST /admin/vehicles/import/check': {
    summary:
      'Checks a CSV file of vehicles and lists every bad line, without saving anything. 422 for an unreadable file',
    access: 'staff',
    body: z.object(File),
    reply: answer(z.object({ lines: z.int(), good: z.int(), bad: z.array(BadLine) })),
  },
  'POST /admin/vehicles/import': {
    summary:
      'Starts a job that adds the vehicles of a CSV file. 422 `fleet.bad-lines` with `details.bad`, and nothing is added, if any line is bad, unless `takeGood`; 422 without a good line',
    access: 'staff',
    body: z.object({ ...File, fileName: z.string().trim().max(200).optional(), takeGood: z.boolean().optional() }),
    reply: answer(ImportShape),
  },
  'GET /admin/vehicles/import/:id': {
    summary: 'The progress of an import. 404 `fleet.import-not-found`',
    access: 'staff',
    params,
    reply: answer(ImportShape),
  },
});
