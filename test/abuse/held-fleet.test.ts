import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, customer, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

// Many addresses take the fleet off sale without money, while a family, an office and the customers of a mobile carrier
// book beside them: docs/quality/abuse.md has the figures.

const FLEET = 100;
let app: TestApp;
let fleet: string[];
let next = 0;

beforeEach(async () => {
  next = 0;
  app = await freshApp({ limits: true });
  const { categoryId } = await smallBusiness(app);
  const plates = Array.from({ length: FLEET - 1 }, (_, index) => `3กก ${1000 + index}`);
  const rows = plates.map((licensePlate) => vehicle({ categoryId, licensePlate, dailyRate: fromBaht(1000) }));
  fleet = await app.step(({ tx }) => addVehicles(tx, rows));
});
afterEach(() => app.close());

type Visit = { from: string; email: string; day: number; days: number; emailCode?: string };

/** Books the first vehicle that is free, from a browser without cookies. */
const book = async (visit: Visit): Promise<{ answer: string; id: string; key: Record<string, string> }> => {
  for (;;) {
    next += 1;
    const reply = await app.call('POST /bookings', {
      body: bodyOf(visit, fleet[next % fleet.length] ?? ''),
      from: visit.from,
    });
    if (reply.status === 200) {
      const { bookingId: id, accessToken } = reply.body.data;
      return { answer: 'booked', id, key: { 'x-booking-token': accessToken } };
    }
    const answer = reply.problem.error;
    if (answer !== 'booking.vehicle-taken') return { answer, id: '', key: {} };
  }
};

const bodyOf = ({ email, day, days, emailCode }: Visit, vehicleId: string) => {
  const at = (after: number) => `${Temporal.PlainDate.from('2026-11-22').add({ days: after })}T10:00`;
  return bookingBody(vehicleId, {
    customerInfo: { ...customer, email },
    pickupDate: at(day),
    returnDate: at(day + days),
    totalAmount: 1070 * days,
    ...(emailCode && { emailCode }),
  });
};

/** As a visitor who reads their mail and types the code when asked. */
const byCode = async (visit: Visit) => {
  const first = await book(visit);
  if (first.answer !== 'booking.email-not-proven') return first;
  await app.runJob('mail-email-code', { email: visit.email, language: 'en' });
  const { rows } = await app.db.execute<{ subject: string }>(
    sql`select subject from mail where kind = 'email-code' and to_address = ${visit.email} order by id desc limit 1`,
  );
  const emailCode = rows[0]?.subject.replace('Your code: ', '') ?? '';
  return book({ ...visit, emailCode });
};

/** To be paid at the desk: the vehicle is kept for a day. */
const byCash = async ({ id, key }: { id: string; key: Record<string, string> }) => {
  if (id) await app.call('POST /payments/offline', { headers: key, body: { bookingId: id, paymentMethod: 'cash' } });
};

const address = (index: number) => `100.${64 + Math.floor(index / 65_536)}.${Math.floor(index / 4) % 256}.${index % 4}`;
const windows = [1, 29, 57];

/** Every address wants a vehicle for three months, of a thousand each for one of them, under names never used before. */
const attack = async (addresses: number, visit: (visit: Visit) => ReturnType<typeof book>, domain: string) => {
  for (let index = 0; index < addresses; index += 1)
    for (const day of addresses < 1000 ? windows : windows.slice(index % 3, (index % 3) + 1)) {
      next += 1;
      await byCash(await visit({ from: address(index), email: `bot${next}@${domain}`, day, days: 28 }));
    }
};

/** The most vehicles that bots hold on one day. */
const heldByBots = async () => {
  const { rows } = await app.db.execute<{ most: number }>(sql`
    select coalesce(max(held), 0)::int as most from (
      select count(*) as held
      from generate_series(timestamptz '2026-11-23 12:00+07', timestamptz '2027-02-15 12:00+07', interval '1 day') as day
      join booking b on b.status = 'pending' and b.email like 'bot%' and b.pick_up_at <= day and b.drop_off_at > day
      group by day
    ) days`);
  return rows[0]?.most ?? 0;
};

/** A family and an office behind one address each, and strangers behind the address of a mobile carrier. */
const honest = (round: number): Visit[] => [
  ...['a', 'b'].map((name) => ({
    from: '203.0.113.20',
    email: `family-${name}@gmail.com`,
    day: 10 + 20 * round,
    days: 3,
  })),
  ...[1, 2, 3, 4, 5, 6].map((person) => ({
    from: '203.0.113.130',
    email: `person${person}@siam-office.co.th`,
    day: 3 + 2 * person + 30 * round,
    days: 3,
  })),
  ...Array.from({ length: 24 }, (_, guest) => ({
    from: '198.51.100.77',
    email: `guest${guest}-${round}@hotmail.co.th`,
    day: 2 + ((7 * guest) % 60),
    days: 3,
  })),
];

/** Every fourth pays at the desk, the others online. Returns what those were told who got no vehicle. */
const visits = async (round: number) => {
  const told: string[] = [];
  for (const [index, visit] of honest(round).entries()) {
    const made = await byCode(visit);
    told.push(made.answer);
    if (index % 4 === 0) await byCash(made);
    else if (made.id) await paidFor(app, made.id, 1070 * visit.days);
  }
  return told.filter((answer) => answer !== 'booked');
};

const evening = async (addresses: number, visit: typeof book, domain: string) => {
  await attack(addresses, visit, domain);
  const first = await visits(0);
  app.setNow('2026-11-22T11:00');
  await attack(addresses, visit, domain);
  const second = await visits(1);
  return { held: await heldByBots(), refused: [...first, ...second] };
};

test.each([
  [1, 2],
  [10, 6],
  [100, 6],
  [1000, 6],
])(
  '%i addresses without proof hold at most %i of a hundred vehicles, and nobody else is refused',
  async (addresses, most) => {
    app.setNow('2026-11-22T10:00');
    const { held, refused } = await evening(addresses, book, 'example.net');
    expect([held, refused]).toEqual([most, []]);
  },
);

test('a mail domain of their own, with every code typed and every link opened, gives them three more', async () => {
  app.setNow('2026-11-22T10:00');
  const { held, refused } = await evening(100, byCode, 'catch-all.example.org');
  expect([held, refused]).toEqual([9, []]);
});
