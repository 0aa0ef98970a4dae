import type { CallOf, ContractRoute, ReplyOf } from '#contract/index.ts';
import type { Answer, Client, Sent } from './client.ts';

/** The records of the storm's business. */
export type Business = Readonly<{
  vehicleIds: readonly string[];
  /** The category that is booked as a class. */
  classId: string;
  places: readonly { id: string; name: string }[];
  /** The first add-on has few units; the second has no stock limit. */
  addonIds: readonly string[];
  promoCode: string;
}>;

export const VEHICLES = 8;
const SEATS_IN_STOCK = 4;
const PROMO_USES = 12;
/** The agreed security deposit, in baht. */
export const DEPOSIT = 5000;

/** The shortest hold that the settings allow. */
export const HOLD_MINUTES = 5;

/**
 * Creates a small business with scarce resources through the API, as an admin. Half of its vehicles are booked as a class.
 */
export const layBusiness = async (call: Client, headers: Readonly<Record<string, string>>): Promise<Business> => {
  const by = async <R extends ContractRoute>(route: R, body: CallOf<R>['body']): Promise<ReplyOf<R>> =>
    done(route, await call(route, { headers, body } as Sent<R>));

  await by('PUT /admin/settings', {
    general: { taxId: '0105569000002', adminEmail: 'head@example.com', address: '88 Sathorn Tai Road, Bangkok 10120' },
    booking: { autoApproval: false, turnoverIntervalHours: 2 },
    payment: { paymentTimeout: HOLD_MINUTES },
    features: { enableMultiLocation: true },
  });
  const places = [];
  for (const name of ['Silom', 'Sukhumvit']) {
    const { data } = await by('POST /admin/settings/locations', { name, address: '1 Silom Road', city: 'Bangkok' });
    places.push({ id: data.id, name });
  }
  const { data: category } = await by('POST /admin/categories', {
    name: 'Economy',
    features: ['Spacious'],
    securityDeposit: DEPOSIT,
  });
  const { data: asClass } = await by('POST /admin/categories', {
    name: 'Compact',
    features: ['Spacious'],
    securityDeposit: DEPOSIT,
    bookedAsClass: true,
  });
  const vehicleIds: string[] = [];
  for (let number = 1; number <= VEHICLES; number += 1) {
    const isOfClass = number > VEHICLES / 2;
    const { data } = await by('POST /admin/vehicles', vehicle(isOfClass ? asClass.id : category.id, number));
    vehicleIds.push(data.id);
  }
  const seat = await by('POST /addons', { ...addon('Child seat'), maxQuantity: 10, currentStock: SEATS_IN_STOCK });
  const phone = await by('POST /addons', { ...addon('Phone holder'), maxQuantity: null, currentStock: 0 });
  await by('POST /admin/pricing/promo-codes', promotion);
  return {
    vehicleIds,
    classId: asClass.id,
    places,
    addonIds: [seat.data.id, phone.data.id],
    promoCode: promotion.code,
  };
};

const done = <R extends ContractRoute>(route: R, answer: Answer<R>): ReplyOf<R> => {
  if (!answer.isDone) throw new Error(`${route} is refused: ${JSON.stringify(answer.refusal)}`);
  return answer.body;
};

const vehicle = (categoryId: string, number: number) => ({
  brand: 'Toyota',
  model: `Yaris ${number}`,
  year: 2025,
  categoryId,
  bodyType: 'hatchback' as const,
  color: 'white',
  seats: number === VEHICLES ? 7 : 5,
  luggage: 2,
  transmission: 'automatic' as const,
  fuelType: 'petrol' as const,
  licensePlate: `1กก ${1000 + number}`,
  mileage: 1200,
  dailyRate: 1000,
  status: 'available' as const,
});

const addon = (name: string) => ({
  name,
  category: 'safety' as const,
  description: 'For a safe journey',
  dailyPrice: 100,
});

const promotion = {
  code: 'STORM',
  name: 'Storm',
  description: 'While it blows',
  discountType: 'percentage' as const,
  discountValue: 10,
  minRentalDays: 1,
  validFrom: '2020-01-01',
  validTo: '2099-12-31',
  usageLimit: PROMO_USES,
};
