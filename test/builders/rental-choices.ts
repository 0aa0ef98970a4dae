import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht } from '#kernel/money.ts';
import type { RentalChoices } from '#modules/pricing/index.ts';
import { type ListedPromotion, named, priceList } from './price-list.ts';
import { BOOKED_AT, type Chosen } from './pricing-examples.ts';

const onlyEnglish = (name: string) => ({ en: name, th: null });

const promotionOf = ({ name, usedCount, usageLimit, ...promotion }: ListedPromotion) => ({
  ...promotion,
  id: name,
  trigger: promotion.code === null ? ('automatic' as const) : ('code' as const),
  name: onlyEnglish(name),
  isUsedUp: usageLimit !== null && usedCount >= usageLimit,
  isActive: true,
});

const promotions = priceList.promotions.map(promotionOf);

const insuranceFor = ({ insurance, vehicle }: Chosen): RentalChoices['insurance'] => {
  if (!insurance) return null;
  const { category } = named(priceList.vehicles, vehicle);
  const sold = priceList.insurance.filter((one) => one.category === category);
  return { name: onlyEnglish(insurance.name), rates: named(sold, insurance.name).rates, payAt: insurance.payAt };
};

/** The pricing rules' input for an example; category names serve as ids. */
export const rentalChoices = (chosen: Chosen): RentalChoices => {
  const { category, rates } = named(priceList.vehicles, chosen.vehicle);
  const promotion = promotions.find(({ code }) => code !== null && code === chosen.code) ?? null;
  return {
    now: toInstant(BOOKED_AT),
    period: { from: toInstant(chosen.pickUp), until: toInstant(chosen.dropOff) },
    vehicle: { categoryId: category, rates, securityDeposit: fromBaht(5000) },
    priceList: {
      seasons: priceList.seasons.map(({ name, categories, ...season }) => ({
        ...season,
        id: name,
        name: onlyEnglish(name),
        description: '',
        categoryIds: categories,
      })),
      automatic: promotions.filter(({ trigger }) => trigger === 'automatic'),
    },
    tax: chosen.tax,
    addons: chosen.addons.map(({ name, quantity }) => ({
      name: onlyEnglish(name),
      price: named(priceList.addons, name).price,
      quantity,
    })),
    insurance: insuranceFor(chosen),
    promo: chosen.code === null ? null : { code: chosen.code, promotion, enabled: true },
    usedBefore: new Set(chosen.hasUsedCode && promotion ? [promotion.id] : []),
    points: chosen.points,
    plan: chosen.plan,
    depositPercentage: chosen.deposit,
    processingFee: chosen.fee,
  };
};
