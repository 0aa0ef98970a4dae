import { newVehicle } from '#test/builders/fleet-office.ts';
import { newPromoCode, newSeasonalRate } from '#test/builders/pricing-office.ts';
import { type Office, once, type Preparations } from './office.ts';
import { freeVehicle, newPlate, nextRental, over, ownAddon, ownCategory, seen } from './rentals.ts';

const someVehicle = once(freeVehicle);
const ofSome = async (office: Office) => ({ params: { id: (await someVehicle(office)).id } });
const ofNew = async (office: Office) => ({ params: { id: (await freeVehicle(office)).id } });

const block = async (office: Office) => {
  const { startDate: from, endDate: until } = await nextRental(office);
  return { from, until, reason: 'Tyres' };
};
const blocked = async (office: Office) => {
  const { id } = await freeVehicle(office);
  const { data } = await office.call('POST /admin/vehicles/:id/maintenance', {
    params: { id },
    body: await block(office),
  });
  return { params: { id, blockId: data.id }, version: data.version };
};

const scratch = { place: 'left' as const, kind: 'scratch' as const, size: 'small' as const };
const damaged = async (office: Office) => {
  const { id } = await someVehicle(office);
  const { data } = await office.call('POST /admin/vehicles/:id/damage', { params: { id }, body: scratch });
  return { id, damageId: data.id };
};

const fleetFile = async (office: Office) => {
  const { slug } = await ownCategory(office);
  return [
    'brand,model,year,category,seats,transmission,fuelType,licensePlate,dailyRate',
    `Toyota,Yaris,2025,${slug},5,automatic,petrol,${newPlate(office)},990`,
  ].join('\n');
};

const newCategory = (office: Office) => ({ name: `Campers ${office.number()}` });
const category = async (office: Office) =>
  (await office.call('POST /admin/categories', { body: newCategory(office) })).data;

const newAddon = (office: Office) => ({
  name: `Cool box ${office.number()}`,
  category: 'equipment' as const,
  description: 'Keeps the picnic cold',
  currentStock: 4,
  dailyPrice: 100,
});
const addon = async (office: Office) => (await office.call('POST /addons', { body: newAddon(office) })).data;

const newOption = (office: Office) => ({ code: `TP${office.number()}`, name: `Theft protection ${office.number()}` });
const option = async (office: Office) =>
  (await office.call('POST /insurance/options', { body: newOption(office) })).data;

const newPackage = async (office: Office) => ({
  name: `Small cover ${office.number()}`,
  description: 'For the car alone',
  isActive: true,
  pricing: [{ categoryId: (await ownCategory(office)).id, dailyRate: 100 }],
});
const cover = async (office: Office) =>
  (await office.call('POST /insurance/packages', { body: await newPackage(office) })).data;
const someCover = once(cover);

const season = async (office: Office) =>
  (await office.call('POST /admin/pricing/seasonal-rates', { body: newSeason(office) })).data;
const newSeason = (office: Office) => ({ ...newSeasonalRate, name: `Songkran ${office.number()}` });

const newPromotion = (office: Office) => ({ ...newPromoCode, code: `RIVER${office.number()}` });
const promotion = async (office: Office) =>
  (await office.call('POST /admin/pricing/promo-codes', { body: newPromotion(office) })).data;

const rates = { rentalDays: 5, quantity: 1 };

export const fleetCalls: Preparations = {
  'GET /vehicles/available': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    return { query: { startDate, endDate } };
  },
  'GET /vehicles/:id': ofSome,
  'GET /vehicles/:id/similar': ofSome,
  'GET /vehicles/:id/reviews': ofSome,
  'GET /availability/vehicles': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    return { query: { startDate, endDate } };
  },
  'POST /searches/refused': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    return { body: { startDate, endDate } };
  },
  'POST /availability/check-vehicles': async (office) => {
    const { vehicleId, startDate, endDate } = await nextRental(office);
    return { body: { vehicleIds: [vehicleId], startDate, endDate } };
  },
  'GET /availability/calendar/:id': ofSome,
  'GET /admin/vehicles/:id': ofSome,
  'POST /admin/vehicles': async (office) => ({
    body: { ...newVehicle((await ownCategory(office)).id, newPlate(office)), consumption: 6.4 },
  }),
  'PUT /admin/vehicles/:id': async (office) => {
    const { id, version } = await freeVehicle(office);
    return { params: { id }, body: { mileage: 12_345, version } };
  },
  'DELETE /admin/vehicles/:id': ofNew,
  'POST /admin/vehicles/:id/restore': async (office) => {
    // A vehicle without bookings would be deleted, not archived.
    const { params } = await over(office);
    const { vehicleId: id } = await seen(office, params.id);
    await office.call('DELETE /admin/vehicles/:id', { params: { id } });
    return { params: { id } };
  },
  'POST /admin/vehicles/:id/maintenance': async (office) => ({ ...(await ofNew(office)), body: await block(office) }),
  'PUT /admin/vehicles/:id/maintenance/:blockId': async (office) => {
    const { params, version } = await blocked(office);
    return { params, body: { ...(await block(office)), version } };
  },
  'GET /admin/vehicles/:id/damage': async (office) => ofSome(office),
  'POST /admin/vehicles/:id/damage': async (office) => ({ ...(await ofSome(office)), body: scratch }),
  'POST /admin/vehicles/:id/damage/:damageId/repair': async (office) => ({
    params: await damaged(office),
    body: { note: 'Polished' },
  }),
  'DELETE /admin/vehicles/:id/maintenance/:blockId': async (office) => ({ params: (await blocked(office)).params }),
  'POST /admin/vehicles/import/check': async (office) => ({ body: { csv: await fleetFile(office) } }),
  'POST /admin/vehicles/import': async (office) => ({
    body: { csv: await fleetFile(office), fileName: 'fleet.csv', takeGood: true },
  }),
  'GET /admin/vehicles/import/:id': async (office) => {
    const { data } = await office.call('POST /admin/vehicles/import', { body: { csv: await fleetFile(office) } });
    return { params: { id: data.id } };
  },
  'POST /admin/categories': async (office) => ({ body: newCategory(office) }),
  'PUT /admin/categories/:id': async (office) => {
    const { id, version } = await category(office);
    return { params: { id }, body: { description: 'For a night on the road', version } };
  },
  'DELETE /admin/categories/:id': async (office) => ({ params: { id: (await category(office)).id } }),
};

export const pricingCalls: Preparations = {
  'POST /admin/pricing/seasonal-rates': async (office) => ({ body: newSeason(office) }),
  'PUT /admin/pricing/seasonal-rates/:id': async (office) => {
    const { id, version } = await season(office);
    return { params: { id }, body: { ...newSeason(office), version } };
  },
  'DELETE /admin/pricing/seasonal-rates/:id': async (office) => ({ params: { id: (await season(office)).id } }),
  'POST /admin/pricing/promo-codes': async (office) => ({ body: newPromotion(office) }),
  'PUT /admin/pricing/promo-codes/:id': async (office) => {
    const { id, version, code } = await promotion(office);
    return { params: { id }, body: { ...newPromoCode, code, version } };
  },
  'DELETE /admin/pricing/promo-codes/:id': async (office) => ({ params: { id: (await promotion(office)).id } }),
  'POST /pricing/calculate': async (office) => ({ body: await nextRental(office) }),
};

export const extrasCalls: Preparations = {
  'GET /addons/:id/availability': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    return { params: { id: (await ownAddon(office)).id }, query: { startDate, endDate } };
  },
  'POST /addons/calculate-price': async (office) => ({ body: { addonId: (await ownAddon(office)).id, ...rates } }),
  'POST /addons/calculate-multiple-prices': async (office) => ({
    body: [{ addonId: (await ownAddon(office)).id, ...rates }],
  }),
  'GET /insurance/packages/category/:categoryId': async (office) => ({
    params: { categoryId: (await ownCategory(office)).id },
  }),
  'GET /insurance/packages/:id/public': async (office) => ({ params: { id: (await someCover(office)).id } }),
  'POST /insurance/calculate-price': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    const categoryId = (await ownCategory(office)).id;
    return { body: { packageId: (await someCover(office)).id, categoryId, startDate, endDate } };
  },
  'POST /insurance/calculate-multiple-prices': async (office) => {
    const { startDate, endDate } = await nextRental(office);
    return { body: { categoryId: (await ownCategory(office)).id, startDate, endDate } };
  },
  'GET /addons/:id': async (office) => ({ params: { id: (await ownAddon(office)).id } }),
  'POST /addons': async (office) => ({ body: newAddon(office) }),
  'PATCH /addons/:id': async (office) => ({ params: { id: (await addon(office)).id }, body: { isActive: false } }),
  'DELETE /addons/:id': async (office) => ({ params: { id: (await addon(office)).id } }),
  'POST /insurance/options': async (office) => ({ body: newOption(office) }),
  'GET /insurance/options/:id': async (office) => ({ params: { id: (await option(office)).id } }),
  'PUT /insurance/options/:id': async (office) => {
    const { id, version, name } = await option(office);
    return { params: { id }, body: { name, version } };
  },
  'DELETE /insurance/options/:id': async (office) => ({ params: { id: (await option(office)).id } }),
  'POST /insurance/packages': async (office) => ({ body: await newPackage(office) }),
  'GET /insurance/packages/:id': async (office) => ({ params: { id: (await someCover(office)).id } }),
  'PUT /insurance/packages/:id': async (office) => {
    const { id, version, name } = await cover(office);
    return { params: { id }, body: { name, version } };
  },
  'DELETE /insurance/packages/:id': async (office) => ({ params: { id: (await cover(office)).id } }),
};
