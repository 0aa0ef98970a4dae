import { newPromoCode, newSeasonalRate } from '../pricing-office.ts';
import type { Samples } from './sample.ts';

const rateFields = { ...newSeasonalRate, isActive: true };
const codeFields = {
  ...newPromoCode,
  trigger: 'code' as const,
  nameInThai: 'แม่น้ำ',
  minAdvanceDays: 1,
  oncePerCustomer: true,
  isActive: true,
};
const addonFields = {
  name: 'Cool box',
  nameInThai: 'กล่องเย็น',
  category: 'equipment' as const,
  shortDescription: 'Cold',
  shortDescriptionInThai: 'เย็น',
  description: 'Keeps the picnic cold',
  descriptionInThai: 'เก็บความเย็น',
  dailyPrice: 50,
  weeklyPrice: 300,
  monthlyPrice: 900,
  fixedPrice: 100,
  useFixedPricing: false,
  isActive: true,
  showOnWebsite: true,
  maxQuantity: 9,
  currentStock: 4,
  sortOrder: 5,
  imageUrl: '/drawings/suv.svg',
  terms: 'Bring it back',
  termsInThai: 'โปรดนำมาคืน',
  adminNotes: 'On the shelf',
};
const optionFields = {
  code: 'TP',
  name: 'Theft protection',
  nameInThai: 'โจรกรรม',
  description: 'When it is gone',
  coverage: ['Theft'],
  exclusions: ['Keys left inside'],
  risks: ['theft' as const],
  defaultDeductible: 1000,
  displayOrder: 2,
  isActive: true,
};
const packageFields = (optionId: string, categoryId: string) => ({
  name: 'Small cover',
  nameInThai: 'คุ้มครองน้อย',
  description: 'For the car alone',
  descriptionInThai: 'เฉพาะรถ',
  shortDescription: 'Small',
  shortDescriptionInThai: 'น้อย',
  paymentOption: 'both' as const,
  displayOrder: 2,
  highlights: ['Cheap'],
  highlightsInThai: ['ถูก'],
  termsAndConditions: ['None'],
  isActive: true,
  termsAndConditionsInThai: ['ไม่มี'],
  options: [{ optionId, deductible: 500, maxCoverage: 100_000 }],
  pricing: [
    {
      categoryId,
      category: { id: categoryId, name: 'Economy', nameInThai: null },
      dailyRate: 100,
      weeklyRate: 600,
      monthlyRate: 2000,
    },
  ],
});

/** Calls for prices, add-ons and insurance. */
export const priceCalls = {
  'GET /offers': () => ({}),
  'GET /pricing/seasons': ({ categoryId }) => ({ query: { categoryId } }),
  'GET /admin/pricing/seasonal-rates': () => ({}),
  'POST /admin/pricing/seasonal-rates': ({ categoryId }) => ({
    body: { ...rateFields, vehicleCategories: [categoryId] },
  }),
  'PUT /admin/pricing/seasonal-rates/:id': async ({ byClerk, categoryId }) => {
    const { data } = await byClerk('POST /admin/pricing/seasonal-rates', { body: rateFields });
    return { params: { id: data.id }, body: { ...rateFields, vehicleCategories: [categoryId], version: 1 } };
  },
  'DELETE /admin/pricing/seasonal-rates/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /admin/pricing/seasonal-rates', { body: rateFields });
    return { params: { id: data.id } };
  },
  'GET /admin/pricing/promo-codes': () => ({}),
  'POST /admin/pricing/promo-codes': () => ({ body: codeFields }),
  'PUT /admin/pricing/promo-codes/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /admin/pricing/promo-codes', { body: codeFields });
    return { params: { id: data.id }, body: { ...codeFields, version: 1 } };
  },
  'DELETE /admin/pricing/promo-codes/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /admin/pricing/promo-codes', { body: codeFields });
    return { params: { id: data.id } };
  },
  'GET /admin/pricing/year': ({ categoryId }) => ({ query: { year: 2027, categoryId } }),
  'POST /pricing/calculate': ({ writes }) => ({ body: { ...writes['POST /pricing/calculate'], promoCode: 'TEN' } }),

  'GET /addons/available': ({ dates, vehicleId }) => ({ query: { ...dates, vehicleId } }),
  'GET /addons/category/:category': ({ dates, vehicleId }) => ({
    params: { category: 'safety' },
    query: { ...dates, vehicleId },
  }),
  'GET /addons/:id/availability': ({ addonId: id, vehicleId, dates }) => ({
    params: { id },
    query: { ...dates, quantity: 1, vehicleId },
  }),
  'POST /addons/calculate-price': ({ writes }) => ({ body: writes['POST /addons/calculate-price'] }),
  'POST /addons/calculate-multiple-prices': ({ writes }) => ({
    body: writes['POST /addons/calculate-multiple-prices'],
  }),
  'GET /addons': ({ list }) => ({ query: { ...list, category: 'safety', status: 'active', isActive: 'true' } }),
  'GET /addons/:id': ({ addonId: id }) => ({ params: { id } }),
  'POST /addons': ({ categoryId }) => ({ body: { ...addonFields, vehicleCategories: [categoryId] } }),
  'PATCH /addons/:id': ({ addonId: id, categoryId }) => ({
    params: { id },
    body: { ...addonFields, vehicleCategories: [categoryId], version: 1 },
  }),
  'DELETE /addons/:id': ({ addonId: id }) => ({ params: { id } }),

  'GET /insurance/packages/category/:categoryId': ({ categoryId }) => ({ params: { categoryId } }),
  'GET /insurance/packages/:id/public': ({ packageId: id }) => ({ params: { id } }),
  'GET /insurance/categories': () => ({}),
  'POST /insurance/calculate-price': ({ writes }) => ({ body: writes['POST /insurance/calculate-price'] }),
  'POST /insurance/calculate-multiple-prices': ({ writes }) => ({
    body: writes['POST /insurance/calculate-multiple-prices'],
  }),
  'GET /insurance/options': ({ list }) => ({ query: { ...list, status: 'active' } }),
  'POST /insurance/options': () => ({ body: optionFields }),
  'GET /insurance/options/:id': ({ optionId: id }) => ({ params: { id } }),
  'PUT /insurance/options/:id': ({ optionId: id }) => ({ params: { id }, body: { ...optionFields, version: 1 } }),
  'DELETE /insurance/options/:id': async ({ byClerk }) => {
    const { data } = await byClerk('POST /insurance/options', { body: optionFields });
    return { params: { id: data.id } };
  },
  'GET /insurance/packages': ({ list }) => ({ query: { ...list, status: 'active' } }),
  'POST /insurance/packages': ({ optionId, categoryId }) => ({ body: packageFields(optionId, categoryId) }),
  'GET /insurance/packages/:id': ({ packageId: id }) => ({ params: { id } }),
  'PUT /insurance/packages/:id': ({ packageId: id, optionId, categoryId }) => ({
    params: { id },
    body: { ...packageFields(optionId, categoryId), version: 1 },
  }),
  'DELETE /insurance/packages/:id': ({ packageId: id }) => ({ params: { id } }),
} satisfies Partial<Samples>;
