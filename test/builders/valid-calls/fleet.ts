import { sql } from 'drizzle-orm';
import { exampleFile } from '#kernel/fleet-file.ts';
import type { Business } from './business.ts';
import type { Samples } from './sample.ts';

const filters = ({ categoryId }: Business) => ({
  ...({
    categoryId,
    category: ['economy', 'luxury'],
    bodyType: 'hatchback',
    transmission: 'automatic',
    fuelType: 'petrol',
  } as const),
  ...({ seats: 5, minPrice: 1, maxPrice: 9000, sort: 'price-up' } as const),
});

const maintenance = { from: '2026-12-05T08:00', until: '2026-12-05T18:00', reason: 'Tyres' };

const blocked = async ({ byClerk, vehicleId: id }: Business) => {
  const { data } = await byClerk('POST /admin/vehicles/:id/maintenance', { params: { id }, body: maintenance });
  return data.id;
};

const scratch = {
  place: 'left' as const,
  pin: { x: 120, y: 500 },
  kind: 'scratch' as const,
  size: 'small' as const,
  note: 'Below the handle',
};

const damaged = async ({ byClerk, vehicleId: id }: Business) => {
  const { data } = await byClerk('POST /admin/vehicles/:id/damage', { params: { id }, body: scratch });
  return data.id;
};

const vehicleFields = {
  category: 'economy',
  monthlyRate: 28_000,
  images: ['/drawings/suv.svg'],
  vin: 'MR053HY9305123456',
  ...{ doors: 5, bootLitres: 440, consumption: 15.6, rangeKm: 420, chargeMinutes: 37 },
};
const categoryFields = {
  name: 'Campers',
  nameInThai: 'รถบ้าน',
  description: 'For a night on the road',
  features: ['Spacious' as const],
  isActive: true,
  displayOrder: 3,
  securityDeposit: 9000,
  minimumDriverAge: 23,
  maximumDriverAge: 75,
  licenseMonths: 12,
  youngDriverBelow: 25,
  youngDriverFee: 300,
  youngDriverDays: 10,
  extraDriverFee: 500,
  bookedAsClass: false,
  exactVehicleFee: 300,
};

const placeFields = {
  name: 'Ari',
  nameInThai: 'อารีย์',
  address: '1 Phahonyothin Road',
  addressInThai: '1 ถนนพหลโยธิน',
  city: 'Bangkok',
  contactPhone: '02 555 0140',
  isAirport: false,
  hours: { monday: '08:00-18:00' },
  specialHours: [{ date: '2027-04-13', hours: 'closed' }],
  pickUpOutside: 'unattended' as const,
  pickUpOutsideFee: 200,
  pickUpInstructions: 'The box is beside the door',
  pickUpInstructionsInThai: 'กล่องอยู่ข้างประตู',
  dropOffOutside: 'unattended' as const,
  dropOffOutsideFee: 0,
  dropOffInstructions: 'Drop the keys into the box',
  dropOffInstructionsInThai: 'หย่อนกุญแจลงกล่อง',
  latitude: 13.78,
  longitude: 100.54,
  displayOrder: 4,
  active: true,
};

const pairFields = ({ silom, suvarnabhumi, categoryId }: Pick<Business, 'silom' | 'suvarnabhumi' | 'categoryId'>) => ({
  fromId: silom,
  toId: suvarnabhumi,
  fee: 500,
  categoryFees: { [categoryId]: 400 },
  freeFromDays: 7,
});

const paired = async (b: Business) =>
  (await b.byClerk('POST /admin/settings/location-pairs', { body: pairFields(b) })).data.id;

/** Calls for vehicles, categories, locations and photographs. */
export const fleetCalls = {
  'GET /locations': () => ({}),
  'GET /vehicle-categories': () => ({}),
  'GET /vehicle-types': () => ({}),
  'GET /vehicles': (b) => ({ query: { ...b.list, ...filters(b) } }),
  'GET /vehicles/available': (b) => ({
    query: { ...b.list, ...filters(b), ...b.dates, location: 'Silom', dropoffLocation: 'Silom', driverAge: 30 },
  }),
  'GET /vehicles/ids': () => ({}),
  'POST /searches/refused': ({ writes, categoryId }) => ({ body: { ...writes['POST /searches/refused'], categoryId } }),
  'GET /vehicles/:id': ({ vehicleId: id }) => ({ params: { id } }),
  'GET /vehicles/:id/similar': ({ vehicleId: id, dates }) => ({
    params: { id },
    query: { ...dates, location: 'Silom', dropoffLocation: 'Silom', driverAge: 30 },
  }),
  'GET /availability/vehicles': ({ dates, categoryId }) => ({ query: { ...dates, categoryId, page: 1, limit: 5 } }),
  'POST /availability/check-vehicles': ({ writes }) => ({ body: writes['POST /availability/check-vehicles'] }),
  'GET /availability/calendar/:id': ({ vehicleId: id }) => ({
    params: { id },
    query: { from: '2026-12-01', until: '2026-12-31' },
  }),
  'GET /admin/vehicles': ({ list, categoryId }) => ({ query: { ...list, status: 'available', categoryId } }),
  'GET /admin/vehicles/export': ({ categoryId }) => ({
    query: { search: 'a', status: 'available', categoryId, columns: 'brand.model', language: 'th' },
  }),
  'GET /admin/vehicles/:id': ({ vehicleId: id }) => ({ params: { id } }),
  'POST /admin/vehicles': ({ writes, silom: homeLocationId }) => ({
    body: { ...writes['POST /admin/vehicles'], ...vehicleFields, homeLocationId },
  }),
  'PUT /admin/vehicles/:id': ({ writes, vehicleId: id, silom: homeLocationId }) => ({
    params: { id },
    body: { ...writes['POST /admin/vehicles'], ...vehicleFields, homeLocationId, ...writes['PUT /admin/vehicles/:id'] },
  }),
  'DELETE /admin/vehicles/:id': ({ another: id }) => ({ params: { id } }),
  'POST /admin/vehicles/:id/restore': async ({ app, another: id }) => {
    await app.db.execute(sql`update vehicle set archived_at = now() where id = ${id}`);
    return { params: { id } };
  },
  'POST /admin/vehicles/:id/maintenance': ({ vehicleId: id }) => ({ params: { id }, body: maintenance }),
  'PUT /admin/vehicles/:id/maintenance/:blockId': async (b) => ({
    params: { id: b.vehicleId, blockId: await blocked(b) },
    body: b.writes['PUT /admin/vehicles/:id/maintenance/:blockId'],
  }),
  'GET /admin/vehicles/:id/damage': ({ vehicleId: id }) => ({ params: { id }, query: { repaired: 'true' } }),
  'POST /admin/vehicles/:id/damage': ({ vehicleId: id }) => ({ params: { id }, body: scratch }),
  'POST /admin/vehicles/:id/damage/:damageId/repair': async (b) => ({
    params: { id: b.vehicleId, damageId: await damaged(b) },
    body: { note: 'Polished' },
  }),
  'DELETE /admin/vehicles/:id/maintenance/:blockId': async (b) => ({
    params: { id: b.vehicleId, blockId: await blocked(b) },
  }),
  'POST /admin/vehicles/import/check': ({ writes }) => ({ body: writes['POST /admin/vehicles/import/check'] }),
  'POST /admin/vehicles/import': ({ writes }) => ({ body: writes['POST /admin/vehicles/import'] }),
  'GET /admin/vehicles/import/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /admin/vehicles/import', { body: { csv: exampleFile, takeGood: true } });
    return { params: { id: data.id } };
  },
  'GET /admin/categories': () => ({ query: { search: 'a' } }),
  'POST /admin/categories': () => ({ body: categoryFields }),
  'PUT /admin/categories/:id': ({ categoryId: id }) => ({ params: { id }, body: { ...categoryFields, version: 1 } }),
  'DELETE /admin/categories/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /admin/categories', { body: { name: 'Tents' } });
    return { params: { id: data.id } };
  },
  'POST /upload/vehicle-images': ({ photo }) => ({ files: [photo] }),
  'POST /upload/image': ({ photo }) => ({ files: [photo] }),
  'GET /admin/settings/locations': () => ({}),
  'POST /admin/settings/locations': () => ({ body: placeFields }),
  'PUT /admin/settings/locations/:id': ({ silom: id }) => ({ params: { id }, body: { ...placeFields, version: 1 } }),
  'DELETE /admin/settings/locations/:id': ({ suvarnabhumi: id }) => ({ params: { id } }),
  'GET /admin/settings/location-pairs': () => ({}),
  'POST /admin/settings/location-pairs': (b) => ({ body: pairFields(b) }),
  'PUT /admin/settings/location-pairs/:id': async (b) => ({
    params: { id: await paired(b) },
    body: { ...pairFields(b), version: 1 },
  }),
  'DELETE /admin/settings/location-pairs/:id': async (b) => ({ params: { id: await paired(b) } }),
} satisfies Partial<Samples>;
