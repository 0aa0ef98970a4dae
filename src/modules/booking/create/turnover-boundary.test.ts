import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { rentalDays } from '#kernel/period.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBodyOfAnother } from '#test/builders/booking.ts';
import { desk } from '#test/builders/desk.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { casesOf, seed } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

/** So many in `npm test`; the proof is `BOUNDARY_CASES=1000 vitest run src/modules/booking/create/turnover-boundary.test.ts`. */
const count = casesOf(12, { variable: 'BOUNDARY_CASES', sweep: 200 });

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let fleet: string[];
let guest = 0;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  const { categoryId } = office;
  const rows = Array.from({ length: count }, (_, index) => vehicle({ categoryId, licensePlate: `3กก ${index}` }));
  fleet = await app.step(({ tx }) => addVehicles(tx, rows));
});
afterAll(() => app.close());

type Minutes = number;
const start = toInstant('2026-12-01T00:00');
const at = (minutes: Minutes) => toBangkokText(start.add({ minutes })).slice(0, 16);
const baht = (from: Minutes, until: Minutes) =>
  rentalDays({ from: start.add({ minutes: from }), until: start.add({ minutes: until }) }) * 1070;

/** Rentals begin and end on half hours. */
const STEP = 30;

const halfHours = (most: number) => fc.integer({ min: 1, max: most }).map((halves) => halves * STEP);
const cases = fc.record({
  door: fc.constantFrom('staff', 'visitor'),
  from: fc.nat(70 * 48).map((halves) => halves * STEP),
  length: fc.integer({ min: 8, max: 288 }).map((halves) => halves * STEP),
  before: halfHours(240),
  after: halfHours(240),
  /** Of the booking that is there, and of those that come beside it after the setting was changed. */
  turnover: halfHours(48),
  nextTurnover: halfHours(48),
});
type Case = typeof cases extends fc.Arbitrary<infer One> ? One : never;

const book = async (door: Case['door'], vehicleId: string, from: Minutes, until: Minutes): Promise<string> => {
  guest += 1;
  const totalAmount = baht(from, until);
  const times = { startDate: at(from), endDate: at(until), totalAmount };
  const { status, problem } =
    door === 'staff'
      ? await app.call('POST /admin/bookings', {
          body: manual(vehicleId, office.silom, { ...times, customerEmail: `guest${guest}@example.com` }),
          headers: office.clerk.headers,
        })
      : await app.call('POST /bookings', {
          body: bookingBodyOfAnother(vehicleId, guest, { pickupDate: at(from), returnDate: at(until), totalAmount }),
        });
  return status === 200 ? 'booked' : (problem.error ?? `${status}`);
};

const isFree = async (vehicleId: string, from: Minutes, until: Minutes): Promise<boolean> => {
  const body = { vehicleId, startDate: at(from), endDate: at(until) };
  return (await app.call('POST /bookings/check-availability', { body })).body.data.available;
};

const setTurnover = (minutes: Minutes) =>
  app.step(({ tx }) => writeSettings(tx, 'booking', { turnoverIntervalHours: minutes / 60 }));

const taken = 'booking.vehicle-taken';

/** Everything that was answered on both sides of a booking, a step too near and then just near enough. */
const answersTo = async (one: Case, vehicleId: string) => {
  const { door, from, turnover, nextTurnover } = one;
  const until = from + one.length;
  await setTurnover(turnover);
  const itself = await book(door, vehicleId, from, until);
  await setTurnover(nextTurnover);
  // What is there keeps the turnover that it was made with; whoever comes before it brings the one of now.
  const pickUp = until + turnover;
  const dropOff = from - nextTurnover;
  const after = (early: Minutes) => [vehicleId, pickUp - early, pickUp + 240 + one.after] as const;
  const before = (late: Minutes) => [vehicleId, dropOff - 240 - one.before, dropOff + late] as const;
  return {
    itself,
    freeTooSoon: await isFree(...after(STEP)),
    freeTooLate: await isFree(...before(STEP)),
    freeAfter: await isFree(...after(0)),
    freeBefore: await isFree(...before(0)),
    tooSoon: await book(door, ...after(STEP)),
    tooLate: await book(door, ...before(STEP)),
    after: await book(door, ...after(0)),
    before: await book(door, ...before(0)),
  };
};

const right = {
  itself: 'booked',
  freeTooSoon: false,
  freeTooLate: false,
  freeAfter: true,
  freeBefore: true,
  tooSoon: taken,
  tooLate: taken,
  after: 'booked',
  before: 'booked',
};

test('a vehicle is somebody else’s from the end of the turnover on, and not half an hour earlier', {
  timeout: 1_800_000,
}, async () => {
  const drawn = fc.sample(cases, { numRuns: count, seed });
  const wrong = [];
  for (const [index, one] of drawn.entries()) {
    const answers = await answersTo(one, fleet[index] ?? '');
    if (JSON.stringify(answers) !== JSON.stringify(right)) wrong.push({ ...one, answers });
  }
  process.stdout.write(`turnover: seed ${seed}, ${drawn.length} cases, ${wrong.length} wrong\n`);
  expect(wrong).toEqual([]);
});
