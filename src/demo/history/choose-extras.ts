import { zeroSatang } from '#kernel/money.ts';
import { overlap, type Period, rentalDays } from '#kernel/period.ts';
import { fitsCategory } from '#modules/extras/index.ts';
import type { ChosenAddon, ChosenInsurance } from '#modules/pricing/index.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';

type Addon = Catalogue['addons'][number];
export type Reserved = Readonly<{ addonId: string; quantity: number; during: Period }>;
export type DrawnAddon = Readonly<{ addonId: string; quantity: number; chosen: ChosenAddon }>;
export type DrawnCover = Readonly<{ packageId: string; chosen: ChosenInsurance }>;

const forScooters = ['Extra helmet', 'Phone holder', 'Rain poncho'];
const popular = ['Child seat', 'Additional driver', 'Easy Pass tag', 'Child seat', 'Additional driver'];

/** The add-ons of a rental: one or two for four in ten rentals, while in stock. */
export const chooseAddons = (
  { addons }: Catalogue,
  {
    vehicle,
    period,
    reserved,
    chance,
  }: { vehicle: PlannedVehicle; period: Period; reserved: Reserved[]; chance: Chance },
): DrawnAddon[] => {
  if (!chance.is(0.4)) return [];
  const isScooter = vehicle.bodyType === 'scooter';
  const names = isScooter ? forScooters : [...popular, ...addons.map(({ name }) => name)];
  const drawn = new Set(Array.from({ length: chance.whole(1, 2) }, () => chance.pick(names)));
  const fits = ({ categoryIds = [] }: Addon) => fitsCategory({ categoryIds }, vehicle.categoryId);
  const drawnAddons = addons.filter((addon) => drawn.has(addon.name) && fits(addon));
  return drawnAddons.flatMap((addon) => {
    const quantity = addon.name === 'Child seat' && chance.is(0.25) ? 2 : 1;
    if (!isInStock(addon, quantity, period, reserved)) return [];
    return [{ addonId: addon.id, quantity, chosen: chosenAddon(addon, quantity) }];
  });
};

/** Conservative: adds up all reservations that overlap the period, even if they do not overlap each other. */
const isInStock = (addon: Addon, quantity: number, period: Period, reserved: readonly Reserved[]): boolean => {
  if (addon.maxQuantity === null || addon.maxQuantity === undefined) return true;
  const out = reserved
    .filter(({ addonId, during }) => addonId === addon.id && overlap(during, period))
    .reduce((all, one) => all + one.quantity, 0);
  return out + quantity <= (addon.currentStock ?? 0);
};

const chosenAddon = (addon: Addon, quantity: number): ChosenAddon => ({
  name: { en: addon.name, th: addon.nameInThai ?? null },
  price: {
    useFixedPricing: addon.useFixedPricing ?? false,
    fixedPrice: addon.fixedPrice ?? null,
    daily: addon.dailyPrice ?? null,
    weekly: addon.weeklyPrice ?? null,
    monthly: addon.monthlyPrice ?? null,
  },
  quantity,
});

/** The insurance of a rental: about one in three has none, most others take the middle package. */
export const chooseCover = (
  { insurancePackages: [basic, superCover, complete, passengers] }: Catalogue,
  { vehicle, period, chance }: { vehicle: PlannedVehicle; period: Period; chance: Chance },
): DrawnCover | null => {
  const drawn = chance.weighted([
    [rentalDays(period) > 20 ? 20 : 34, null],
    [20, basic],
    [24, superCover],
    [15, complete],
    [7, passengers],
  ] as const);
  const atPickUp = chance.is(0.3);
  const rates = drawn?.rates.find(({ categoryId }) => categoryId === vehicle.categoryId);
  if (!drawn || !rates) return null;
  const { paymentOption } = drawn;
  const payAt = paymentOption === 'both' ? (atPickUp ? 'pickup' : 'online') : (paymentOption ?? 'online');
  return {
    packageId: drawn.id,
    chosen: {
      name: { en: drawn.name, th: drawn.nameInThai ?? null },
      rates: { daily: rates.daily ?? zeroSatang, weekly: rates.weekly ?? null, monthly: rates.monthly ?? null },
      payAt,
    },
  };
};
