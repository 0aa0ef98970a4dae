import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { addAddons, addInsuranceOptions, addInsurancePackages } from '#modules/extras/index.ts';
import type { addLocations } from '#modules/fleet/index.ts';
import type { PromotionToAdd, Season } from '#modules/pricing/index.ts';
import { chanceOf } from '#platform/random.ts';
import { demoAddons } from './addons.ts';
import { openedAt, type PlannedFleet, planFleet } from './fleet.ts';
import { demoInsuranceOptions, demoInsurancePackages, type OptionCode, packageRates } from './insurance.ts';
import { demoLocations } from './locations.ts';
import { type PlannedBlock, planMaintenance } from './maintenance.ts';
import { planPromotions } from './promotions.ts';
import { planSeasons } from './seasons.ts';

type WithId<Row> = Row & { id: string };
type RowsOf<Add extends (tx: never, rows: never[]) => unknown> = WithId<Parameters<Add>[1][number]>[];

/** Everything that the demo business offers, without bookings. */
export type Catalogue = Readonly<{
  locations: RowsOf<typeof addLocations>;
  fleet: PlannedFleet;
  blocks: readonly PlannedBlock[];
  addons: RowsOf<typeof addAddons>;
  insuranceOptions: RowsOf<typeof addInsuranceOptions>;
  insurancePackages: RowsOf<typeof addInsurancePackages>;
  seasons: Season[];
  promotions: PromotionToAdd[];
}>;

export const planCatalogue = (seed: number, today: CalendarDate): Catalogue => {
  const fleet = planFleet(seed, today);
  return {
    locations: numbered(seed, 'locations', today, demoLocations),
    fleet,
    blocks: planMaintenance(fleet.vehicles, today),
    addons: planAddons(seed, today, fleet),
    ...planInsurance(seed, today, fleet),
    seasons: planSeasons(seed, today),
    promotions: planPromotions(seed, today),
  };
};

const numbered = <Row extends object>(seed: number, subject: string, today: CalendarDate, rows: readonly Row[]) => {
  const chance = chanceOf(seed, subject);
  const opened = openedAt(today);
  return rows.map((row, index) => ({ ...row, id: chance.id(opened), displayOrder: index + 1 }));
};

const planAddons = (seed: number, today: CalendarDate, { categories }: PlannedFleet) =>
  numbered(seed, 'add-ons', today, demoAddons).map(({ fits = [], ...addon }, index) => ({
    ...addon,
    sortOrder: index + 1,
    categoryIds: categories.filter(({ slug }) => fits.includes(slug)).map(({ id }) => id),
  }));

const planInsurance = (seed: number, today: CalendarDate, { categories }: PlannedFleet) => {
  const codes = Object.keys(demoInsuranceOptions) as OptionCode[];
  const options = numbered(
    seed,
    'insurance options',
    today,
    codes.map((code) => ({ code, ...demoInsuranceOptions[code] })),
  );
  const packages = demoInsurancePackages.map((one) => ({
    ...one.words,
    covers: options.flatMap(({ id: optionId, code }) => {
      const cover = one.covers[code];
      return cover ? [{ optionId, ...cover }] : [];
    }),
    rates: categories.map(({ id, slug }) => packageRates(one, id, slug)),
  }));
  return {
    insuranceOptions: options,
    insurancePackages: numbered(seed, 'insurance packages', today, packages),
  };
};
