import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { fromBaht } from '#kernel/money.ts';
import { paints } from '#kernel/paint-colours.ts';
import type { addCategories, addVehicles } from '#modules/fleet/index.ts';
import { type Chance, chanceOf } from '#platform/random.ts';
import { type CategorySlug, demoCategories } from './categories.ts';
import { midsizeAndLuxury } from './midsize-and-luxury.ts';
import { pickupsAndVans } from './pickups-and-vans.ts';
import { smallCars } from './small-cars.ts';
import { suvs } from './suvs.ts';
import { type DemoVehicle, features } from './vehicle.ts';

type NewCategory = Parameters<typeof addCategories>[1][number] & { id: string; slug: CategorySlug };
export type PlannedVehicle = Parameters<typeof addVehicles>[1][number] & { id: string; demand: number };

export type PlannedFleet = Readonly<{ categories: NewCategory[]; vehicles: PlannedVehicle[] }>;

const USUAL_DEMAND = 0.85;

/** The 8 categories and all vehicles, with ids assigned here, so that the history can refer to them. */
export const planFleet = (seed: number, today: CalendarDate): PlannedFleet => {
  const chance = chanceOf(seed, 'fleet');
  const opened = toInstant(`${addDays(today, -450)}T09:00`);
  const rows = demoCategories.map(
    (category, index): NewCategory => ({
      ...category,
      features: [...category.features],
      id: chance.id(opened),
      displayOrder: index + 1,
    }),
  );
  const idOf = new Map<CategorySlug, string>(rows.map(({ slug, id }) => [slug, id]));
  const taken = new Set<string>();
  const all = [...smallCars, ...midsizeAndLuxury, ...suvs, ...pickupsAndVans];
  const places = featuredPlaces(all);
  const vehicles = all.map((vehicle, index): PlannedVehicle => {
    const licensePlate = plateFor(vehicle.body, chance, taken);
    taken.add(licensePlate);
    const row = vehicleRow(vehicle, chance, Number(today.slice(0, 4)));
    const own = { id: chance.id(opened), categoryId: idOf.get(vehicle.category) ?? '', createdAt: opened };
    return { ...row, ...own, licensePlate, featuredOrder: (places.get(index) ?? all.length) * 10 };
  });
  return { categories: rows, vehicles };
};

const vehicleRow = (vehicle: DemoVehicle, chance: Chance, thisYear: number) => {
  const { name, body, paint, rates, text, gear, demand = USUAL_DEMAND } = vehicle;
  const [brand, model, year] = name;
  const [daily, weekly, monthly] = rates;
  const age = Math.max(thisYear - year, 0);
  return {
    brand,
    model,
    year,
    bodyType: body,
    color: paint,
    seats: vehicle.seats,
    luggage: vehicle.luggage,
    transmission: gear ?? ('automatic' as const),
    fuelType: vehicle.fuel,
    mileage: chance.whole(2_000, 9_000) + age * chance.whole(16_000, 24_000),
    dailyRate: fromBaht(daily),
    weeklyRate: weekly === null ? null : fromBaht(weekly),
    monthlyRate: monthly === null ? null : fromBaht(monthly),
    images: [`/drawings/${body}.svg?paint=${paints[paint]}`],
    features: [...features[vehicle.features]],
    description: text?.en ?? null,
    descriptionInThai: text?.th ?? null,
    demand,
  };
};

const shownFirst: readonly DemoVehicle['body'][] = [
  'sedan',
  'electric',
  'hatchback',
  'suv',
  'city-car',
  'pick-up',
  'luxury',
  'van',
  'scooter',
];

/** The "Featured" order: body types in turn, within each the vehicles with a text and the highest demand first. */
const featuredPlaces = (all: readonly DemoVehicle[]): Map<number, number> => {
  const byText = all.map((vehicle, index) => ({ vehicle, index })).sort((a, b) => rank(a.vehicle) - rank(b.vehicle));
  const rounds = shownFirst.flatMap((body, column) =>
    byText.filter(({ vehicle }) => vehicle.body === body).map(({ index }, round) => ({ index, round, column })),
  );
  const inTurn = rounds.sort((a, b) => a.round - b.round || a.column - b.column);
  return new Map(inTurn.map(({ index }, place) => [index, place + 1]));
};

const rank = ({ text, demand = USUAL_DEMAND }: DemoVehicle) => (text ? 0 : 1) - demand;

/** Plate letters by vehicle type, as in Bangkok. The series that begin with 9 have not been issued yet. */
const cars = ['9สพ', '9สบ', '9สม', '9สร'];
const letters: Partial<Record<DemoVehicle['body'], readonly string[]>> = {
  van: ['9ฮส', '9ฮพ'],
  'pick-up': ['9ฒส', '9ฒพ'],
  scooter: ['9กสพ'],
};

/** A plate that looks real and is plainly invented: 9สพ 5512. */
export const plateFor = (body: DemoVehicle['body'], chance: Chance, taken: ReadonlySet<string>): string => {
  const plate = `${chance.pick(letters[body] ?? cars)} ${chance.whole(5500, 5599)}`;
  return taken.has(plate) ? plateFor(body, chance, taken) : plate;
};
