import { zeroSatang } from '#kernel/money.ts';
import type { Vehicle } from '#modules/fleet/index.ts';
import type { Fee } from '#modules/pricing/index.ts';
import { exactVehicleName } from '../records/quote-lines.ts';
import { exactVehicleNotOffered } from '../rules/problems.ts';

type Chosen = Readonly<{ isExact?: boolean }>;

/** What exactly this vehicle of a class costs. What a booking has already it keeps, at today's fee. */
export const exactVehicleFees = ({ category }: Vehicle, { isExact }: Chosen, own: Chosen): readonly Fee[] => {
  const { bookedAsClass, exactVehicleFee: fee } = category;
  if (!isExact || !bookedAsClass) return [];
  if (fee === null && !own.isExact) throw exactVehicleNotOffered();
  return [{ name: exactVehicleName, unit: 'piece', quantity: 1, unitPrice: fee ?? zeroSatang }];
};
