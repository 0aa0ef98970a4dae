import { ageOn } from '#kernel/age.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import { type FieldProblems, wrongForm } from '#kernel/problem.ts';
import {
  ageFits,
  type DriverFacts,
  type DriverTerms,
  driverProblems,
  findVehicle,
  readDriverTerms,
} from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type TypedDriver, typedDriverProblems } from '../rules/named-drivers.ts';

type Rental = Readonly<{ categoryId: string; period: Period }>;

/** What the rules of a vehicle's category say of each driver, by the driver's fields. Empty: may drive. */
export const judgeDrivers = async (
  tx: Tx,
  { categoryId, period }: Rental,
  drivers: readonly DriverFacts[],
): Promise<FieldProblems[]> => {
  const rules = (await readDriverTerms(tx)).find(({ id }) => id === categoryId);
  const days = { pickUp: bangkokDate(period.from), dropOff: bangkokDate(period.until) };
  return drivers.map((driver) => (rules ? driverProblems({ rules, days }, driver) : {}));
};

type NewDrivers = Readonly<{ vehicleId: string; period: Period; drivers: readonly TypedDriver[]; settings: Settings }>;
type Ctx = Pick<Context, 'tx' | 'now'>;

/** What is wrong with who is to drive a vehicle, at fields such as `drivers.0.bornOn`. Nothing while nobody is asked. */
export const newDriverProblems = async (ctx: Ctx, chosen: NewDrivers): Promise<FieldProblems> => {
  const { drivers, period, settings } = chosen;
  if (!settings.booking.checksDrivers) return {};
  const vehicle = await findVehicle(ctx.tx, chosen.vehicleId);
  const judged = vehicle
    ? await judgeDrivers(ctx.tx, { categoryId: vehicle.categoryId, period }, drivers.map(factsOf))
    : [];
  return { ...atDrivers(judged), ...typedDriverProblems(drivers, bangkokDate(ctx.now)) };
};

/**
 * 422 unless drivers are named who may all drive. Where it is an age, `details.categories` are those that all of them
 * may drive at theirs.
 */
export const refuseDrivers = async (ctx: Ctx, chosen: NewDrivers): Promise<void> => {
  const fields = await newDriverProblems(ctx, chosen);
  if (Object.keys(fields).length === 0) return;
  const isAge = Object.keys(fields).some((field) => field.endsWith('.bornOn'));
  throw wrongForm(fields, 'form.invalid', isAge ? { categories: await categoriesFor(ctx.tx, chosen) } : {});
};

const atDrivers = (judged: readonly FieldProblems[]): FieldProblems =>
  Object.fromEntries(
    judged.flatMap((problems, at) =>
      Object.entries(problems).map(([field, problem]) => [`drivers.${at}.${field}`, problem]),
    ),
  );

const factsOf = (driver: TypedDriver): DriverFacts => ({ ...driver, permit: driver.permit ?? null });

const categoriesFor = async (tx: Tx, { drivers, period }: NewDrivers) => {
  const ages = agesOf(drivers, period);
  return (await readDriverTerms(tx))
    .filter((terms) => terms.isOffered && ages.every((age) => ageFits(terms, age)))
    .map(namedCategory);
};

const namedCategory = ({ slug, name, nameInThai }: DriverTerms) => ({ slug, name: { en: name, th: nameInThai } });

/** The ages of drivers on the day of the pick-up. */
export const agesOf = (drivers: readonly { bornOn: CalendarDate }[], { from }: Period): number[] =>
  drivers.map(({ bornOn }) => ageOn(bornOn, bangkokDate(from)));
