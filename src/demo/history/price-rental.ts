import { type Period, rentalDays } from '#kernel/period.ts';
import { type PriceList, type Quote, quoteRental } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import type { DrawnAddon, DrawnCover } from './choose-extras.ts';
import type { Slot } from './timetable.ts';

type Pricing = Readonly<{ catalogue: Catalogue; options: { settings: Settings }; chance: Chance }>;
type Priced = Readonly<{ vehicle: PlannedVehicle; period: Period; addonChoices: readonly DrawnAddon[] }>;

/** The quote as of the day of booking, calculated with the current pricing rules. */
export const priceOf = ({ catalogue, options, chance }: Pricing, slot: Slot, cover: DrawnCover | null) => {
  const { tax, booking } = options.settings;
  const typed = typedCode(catalogue, rentalDays(slot.period), chance);
  const always = {
    now: slot.createdAt,
    priceList: priceListOf(catalogue),
    tax,
    insurance: cover?.chosen ?? null,
    depositPercentage: booking.requireDeposit ? booking.depositPercentage : null,
  };
  return (plan: 'full' | 'deposit', { vehicle, period, addonChoices }: Priced): Quote => {
    const rates = {
      daily: vehicle.dailyRate,
      weekly: vehicle.weeklyRate ?? null,
      monthly: vehicle.monthlyRate ?? null,
    };
    const { categoryId } = vehicle;
    const choices = {
      ...always,
      period,
      vehicle: { categoryId, rates, securityDeposit: depositOf(catalogue, categoryId) },
      addons: addonChoices.map(({ chosen }) => chosen),
    };
    const quote = quoteRental({ ...choices, plan, promo: typed });
    const isUseless = quote.promo !== null && quote.promo.status !== 'applied';
    return isUseless ? quoteRental({ ...choices, plan }) : quote;
  };
};

const priceListOf = ({ seasons, promotions }: Catalogue): PriceList => ({
  seasons,
  automatic: promotions.filter(({ trigger }) => trigger === 'automatic').map(unlimited),
});

const unlimited = (promotion: Catalogue['promotions'][number]) => ({ ...promotion, isUsedUp: false });

const typedCode = ({ promotions }: Catalogue, days: number, chance: Chance) => {
  const codes = promotions.filter(({ trigger }) => trigger === 'code');
  const longStay = codes.find(({ minRentalDays }) => minRentalDays >= 28 && days >= minRentalDays);
  const drawn = longStay && chance.is(0.6) ? longStay : chance.pick(codes);
  const isTyped = chance.is(0.2) || drawn === longStay;
  return isTyped && drawn.code ? { code: drawn.code, promotion: unlimited(drawn), enabled: true } : null;
};

const depositOf = ({ fleet }: Catalogue, categoryId: string) => {
  const category = fleet.categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`No category ${categoryId}`);
  return category.securityDeposit;
};
