import { bangkokDate, toInstant } from '#kernel/bangkok-time.ts';
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
import { batteries, type DemoVehicle, features, modelFacts } from './vehicle.ts';

type NewCategory = Parameters<typeof addCategories>[1][number] & { id: string; slug: CategorySlug };
export type PlannedVehicle = Parameters<typeof addVehicles>[1][number] & {
  id: string;
  demand: number;
  mileage: number;
  /** When it joined the fleet, with the mileage of that day. */
  createdAt: Temporal.Instant;
};

export type PlannedFleet = Readonly<{ categories: NewCategory[]; vehicles: PlannedVehicle[] }>;

const USUAL_DEMAND = 0.85;

/** Two years and a bit, so that a year can be compared with all of the one before it. */
export const DAYS_OPEN = 740;

/** When the business opened. */
export const openedAt = (today: CalendarDate): Temporal.Instant => toInstant(`${addDays(today, -DAYS_OPEN)}T09:00`);

/** The 8 categories and all vehicles, with ids assigned here, so that the history can refer to them. */
export const planFleet = (seed: number, today: CalendarDate): PlannedFleet => {
  const chance = chanceOf(seed, 'fleet');
  const opened = openedAt(today);
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
  const joined = joiningDates(all, today);
  const vehicles = all.map((vehicle, index): PlannedVehicle => {
    const licensePlate = plateFor(vehicle.body, chance, taken);
    taken.add(licensePlate);
    const createdAt = toInstant(`${joined.get(index) ?? today}T09:00`);
    const row = vehicleRow(vehicle, chance, createdAt);
    const own = { id: chance.id(createdAt), categoryId: idOf.get(vehicle.category) ?? '', createdAt };
    return { ...row, ...own, licensePlate, featuredOrder: (places.get(index) ?? all.length) * 10 };
  });
  return { categories: rows, vehicles };
};

/** The share of the fleet that was there from the first day, and the days within which the others joined it. */
const AT_FIRST = 0.55;
const DAYS_OF_GROWTH = 420;
const NEWEST = 45;

/** When each vehicle joined the fleet: the oldest at its opening, the others one by one, none before it was built. */
const joiningDates = (all: readonly DemoVehicle[], today: CalendarDate): Map<number, CalendarDate> => {
  const byAge = all.map(({ name: [, , year] }, index) => ({ year, index })).sort((a, b) => a.year - b.year);
  const latest = addDays(today, -NEWEST);
  return new Map(
    byAge.map(({ year, index }, place) => {
      const share = Math.max(0, (place / all.length - AT_FIRST) / (1 - AT_FIRST));
      const planned = addDays(today, Math.round(share * DAYS_OF_GROWTH) - DAYS_OPEN);
      const built = addDays(`${year}-02-01`, (place % 12) * 8);
      const [, joined = planned] = [planned, built].sort();
      const [earliest = latest] = [joined, latest].sort();
      return [index, earliest];
    }),
  );
};

const vehicleRow = (vehicle: DemoVehicle, chance: Chance, joinedAt: Temporal.Instant) => {
  const { name, body, paint, rates, text, gear, demand = USUAL_DEMAND } = vehicle;
  const [brand, model, year] = name;
  const [daily, weekly, monthly] = rates;
  const [doors = null, bootLitres = null, consumption = null] = modelFacts[`${brand} ${model}`] ?? [];
  const [rangeKm = null, chargeMinutes = null] = batteries[`${brand} ${model}`] ?? [];
  const age = Math.max(Number(bangkokDate(joinedAt).slice(0, 4)) - year, 0);
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
    doors,
    bootLitres,
    consumption,
    rangeKm,
    chargeMinutes,
    mileage: chance.whole(40, 900) + age * chance.whole(14_000, 20_000),
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
