import { fromBaht } from '#kernel/money.ts';
import { addAddons, addInsuranceOptions, addInsurancePackages } from '#modules/extras/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** Child seats, of which 3 are in service; a GPS that is not stock-kept; a roof box that is not on the website. */
export const someAddons = async (tx: Tx) => {
  const [childSeat = '', gps = '', roofBox = ''] = await addAddons(tx, [
    {
      name: 'Child seat',
      nameInThai: 'เบาะนั่งเด็ก',
      description: 'For children up to 18 kg',
      category: 'safety',
      dailyPrice: fromBaht(100),
      weeklyPrice: fromBaht(500),
      maxQuantity: 10,
      currentStock: 3,
      sortOrder: 1,
    },
    { name: 'GPS', category: 'equipment', useFixedPricing: true, fixedPrice: fromBaht(300), sortOrder: 2 },
    { name: 'Roof box', category: 'equipment', dailyPrice: fromBaht(200), isOnWebsite: false, sortOrder: 3 },
  ]);
  return { childSeat, gps, roofBox };
};

/** One package, "Full cover", sold for a category at 400 baht a day and paid online. */
export const fullCover = async (tx: Tx, categoryId: string) => {
  const [cdw = ''] = await addInsuranceOptions(tx, [
    { code: 'CDW', name: 'Collision damage waiver', defaultDeductible: fromBaht(10_000) },
  ]);
  const [packageId = ''] = await addInsurancePackages(tx, [
    {
      name: 'Full cover',
      nameInThai: 'คุ้มครองเต็มที่',
      description: 'Damage to the vehicle is paid for you',
      shortDescription: 'Nothing to pay after an accident',
      highlights: ['No excess'],
      terms: ['Drivers named in the contract'],
      covers: [{ optionId: cdw, deductible: fromBaht(0), maxCoverage: fromBaht(100_000) }],
      rates: [{ categoryId, daily: fromBaht(400), weekly: fromBaht(2400) }],
    },
  ]);
  return packageId;
};
