import type { Period } from '#kernel/period.ts';
import { type FieldProblem, type FieldProblems, refuseWrong } from '#kernel/problem.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { driversOf } from '../records/driver-store.ts';
import { agesOf, judgeDrivers } from './judge-drivers.ts';

type Moved = Readonly<{ period: Period; settings: Settings; categoryId: string; isOut: boolean }>;

/** 422 where the drivers of a booking may not drive on other days; of a vehicle that is out, only the return counts. */
export const refuseMovedDrivers = async ({ tx }: Context, booking: Booking, moved: Moved): Promise<void> => {
  const judged = await judgedDrivers(tx, booking, moved);
  const wrong = judged.flatMap((problems) => Object.entries(problems));
  const first = (field: string) => wrong.find(([name]) => name === field)?.[1];
  const atPickUp = moved.isOut ? undefined : (first('bornOn') ?? first('licenseIssuedOn'));
  const atReturn = first('licenseExpiresOn');
  refuseWrong({ ...(atPickUp && { pickupDate: atPickUp }), ...(atReturn && { returnDate: atReturn }) });
};

/** What the rules say of the drivers of a booking, each one thing once: for staff, who go on all the same. */
export const driverWarnings = async (
  tx: Tx,
  booking: Booking,
  moved: Pick<Moved, 'period' | 'settings' | 'categoryId'>,
): Promise<FieldProblem[]> => {
  const problems = (await judgedDrivers(tx, booking, moved)).flatMap((fields) => Object.values(fields));
  return [...new Map(problems.map((problem) => [problem.code, problem])).values()];
};

/** How old the drivers of a booking are at the pick-up of a period. */
export const agesOfBooking = async (tx: Tx, { id }: Booking, period: Period): Promise<number[]> =>
  agesOf(await driversOf(tx, id), period);

const judgedDrivers = async (
  tx: Tx,
  booking: Booking,
  { period, settings, categoryId }: Pick<Moved, 'period' | 'settings' | 'categoryId'>,
): Promise<FieldProblems[]> =>
  settings.booking.checksDrivers ? judgeDrivers(tx, { categoryId, period }, await driversOf(tx, booking.id)) : [];
