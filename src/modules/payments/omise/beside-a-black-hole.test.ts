import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { bangkokNow } from '#test/builders/paying.ts';
import { card } from '#test/builders/payments.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

const PAYERS = 50;
const SEARCHERS = 4;
const ROUNDS = 8;
const ROUND_MS = 4_000;

const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
const period = { pickupDate: day(15), returnDate: day(20) };

/** It takes connections, and reads nothing of what is sent. */
const blackHole = async () => {
  const sockets = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, waiting: () => sockets.size, close };
};

const bookings = async (app: TestApp) => {
  const { categoryId } = await smallBusiness(app);
  const some = Array.from({ length: PAYERS }, (_, index) =>
    vehicle({ categoryId, licensePlate: `8กก ${1000 + index}` }),
  );
  const ids = await app.step(({ tx }) => addVehicles(tx, some));
  const made = [];
  for (const [index, id] of ids.entries())
    made.push((await app.call('POST /bookings', { body: bookingBodyOfAnother(id, index, period) })).body);
  return made;
};

const timed = async (address: string, until: number, into: number[]) => {
  const query = new URLSearchParams({ startDate: period.pickupDate, endDate: period.returnDate });
  while (performance.now() < until) {
    const began = performance.now();
    const reply = await fetch(`${address}/api/vehicles/available?${query}`);
    await reply.arrayBuffer();
    expect(reply.status).toBe(200);
    into.push(performance.now() - began);
  }
};

const share = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

// A measurement, and no test of `npm test`: `PROVIDER_LATENCY=1 vitest run beside-a-black-hole`.
test('other calls are as fast beside a provider that is a black hole', { timeout: 300_000 }, async () => {
  const hole = await blackHole();
  const app = await freshApp({ now: bangkokNow() });
  const booked = await bookings(app);
  await app.db.execute(sql`analyze`);
  const { addresses, stop } = await startProcesses(app.databaseUrl, 1, hole.url);
  const address = addresses[0] ?? '';
  const send = async (path: string, body: object, headers: object = {}) => {
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return (await fetch(`${address}/api${path}`, sent)).status;
  };
  const answers: Record<number, number> = {};
  const payer = async ({ bookingId, data }: (typeof booked)[number], until: number) => {
    const headers = { 'x-booking-token': data.accessToken };
    const count = (status: number) => {
      answers[status] = (answers[status] ?? 0) + 1;
    };
    count(await send('/payments/charge', { bookingId, cardToken: 'tokn_test_1' }, headers));
    while (performance.now() < until) count(await send('/payments/create-token', card('4242424242424242')));
  };
  const round = async (isHung: boolean, into: number[]) => {
    const payers = isHung ? booked.map((one) => payer(one, performance.now() + ROUND_MS)) : [];
    if (isHung) await new Promise((resolve) => setTimeout(resolve, 500));
    const until = performance.now() + ROUND_MS;
    await Promise.all(Array.from({ length: SEARCHERS }, () => timed(address, until, into)));
    const waiting = hole.waiting();
    await Promise.all(payers);
    return waiting;
  };

  const warm: number[] = [];
  await round(false, warm);
  const calm: number[][] = [];
  const hung: number[][] = [];
  for (let next = 0; next < ROUNDS; next += 1) {
    const [one, other]: number[][] = [[], []];
    await round(false, one ?? []);
    expect(await round(true, other ?? [])).toBeGreaterThan(PAYERS / 2);
    calm.push(one ?? []);
    hung.push(other ?? []);
  }
  const ratios = calm.map((times, index) => share(hung[index] ?? [], 0.99) / share(times, 0.99));
  const figures = (rounds: number[][]) => rounds.map((times) => share(times, 0.99).toFixed(1)).join(', ');
  const all = share(hung.flat(), 0.99) / share(calm.flat(), 0.99);
  process.stderr.write(
    `p99 calm ${figures(calm)} ms; beside ${figures(hung)} ms; median of ratios ${share(ratios, 0.5).toFixed(2)}, ` +
      `all together ${all.toFixed(2)} of ${calm.flat().length} and ${hung.flat().length}; ${JSON.stringify(answers)}\n`,
  );
  await stop();
  await app.close();
  hole.close();
});
