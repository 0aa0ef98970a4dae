import { isId } from '#kernel/is-id.ts';
import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { type DraftCustomer, noArrival } from './state/draft.ts';

export type WizardPage = Readonly<{
  vehicle: DataOf<'GET /vehicles/:id'>;
  locations: DataOf<'GET /locations'>;
  rules: DataOf<'GET /settings/booking'>;
  tax: DataOf<'GET /settings/tax'>;
  /** Null when the packages could not be loaded. */
  packages: DataOf<'GET /insurance/packages/category/:categoryId'> | null;
  /** The signed-in customer's details from their account; null for a guest. */
  customer: DraftCustomer | null;
  /** Loyalty points that the customer may spend. */
  points: number;
}>;

/** Whether the vehicle comes with a choice of covers, which the visitor has to make. */
export const offersCover = ({ packages }: Pick<WizardPage, 'packages'>): boolean => (packages ?? []).length > 0;

type WizardPageResult = { page: WizardPage } | { page: null; status: 404 | 503 };

/** Loads the wizard's data. `status` is 404 for an invalid id or an unlisted vehicle, 503 if loading failed. */
export const readBookingPage = async (client: Client, vehicleId: string | null): Promise<WizardPageResult> => {
  if (!isId(vehicleId)) return { page: null, status: 404 };
  const { call } = client;
  const [vehicle, locations, rules, tax, customer] = await Promise.all([
    call('GET /vehicles/:id', { params: { id: vehicleId } }),
    call('GET /locations'),
    call('GET /settings/booking'),
    call('GET /settings/tax'),
    readOwnCustomer(client),
  ]);
  const points = customer ? await readPoints(client) : 0;
  if (!vehicle.success) return { page: null, status: isMissing(vehicle) ? 404 : 503 };
  if (!locations.success || !rules.success || !tax.success) return { page: null, status: 503 };
  const packages = await call('GET /insurance/packages/category/:categoryId', {
    params: { categoryId: vehicle.data.category.id },
  });
  return {
    page: {
      vehicle: vehicle.data,
      locations: locations.data,
      rules: rules.data,
      tax: tax.data,
      packages: packages.success ? packages.data : null,
      customer,
      points,
    },
  };
};

const readPoints = async ({ call }: Client): Promise<number> => {
  const points = await call('GET /account/points');
  return points.success && points.data.isOn && !points.data.needsProof ? points.data.balance : 0;
};

/** The details in the signed-in customer's account; null for anyone else. */
export const readOwnCustomer = async ({ call }: Client): Promise<DraftCustomer | null> => {
  const me = await call('GET /auth/me');
  if (!me.success || me.data.role !== 'CUSTOMER') return null;
  const profile = await call('GET /auth/profile');
  if (!profile.success) return null;
  const { firstName, lastName, email, phone, licenseNumber } = profile.data;
  return { firstName, lastName, email, phone: phone ?? '', licenseNumber, ...noArrival };
};
