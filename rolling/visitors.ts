import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { exchange, type Said } from './exchange.ts';

/** What became of the requests. Whatever a visitor would take for a failure is one; a refusal with a reason is not. */
export type Felt = {
  sent: number;
  byStatus: Record<string, number>;
  failures: string[];
  /** Numbers of bookings that a visitor was told they have. */
  booked: string[];
  longestMs: number;
};

type Options = Readonly<{ origin: string; rate: number }>;

const reads = ['/api/locations', '/api/vehicle-categories', '/', '/vehicles', '/api/settings/booking'];

/** A visitor for each tick, whoever else is still waiting: half of them look, some search, the rest book. */
export const visit = ({ origin, rate }: Options) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const felt: Felt = { sent: 0, byStatus: {}, failures: [], booked: [], longestMs: 0 };
  const under = new Set<Promise<unknown>>();

  const count = async (what: string, work: Promise<Said>): Promise<Said | undefined> => {
    felt.sent += 1;
    const began = performance.now();
    try {
      const said = await work;
      felt.byStatus[said.status] = (felt.byStatus[said.status] ?? 0) + 1;
      if (said.status >= 500 || said.status === 429)
        felt.failures.push(`${what}: ${said.status} ${said.body.slice(0, 200)}`);
      return said;
    } catch (error) {
      felt.failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    } finally {
      felt.longestMs = Math.max(felt.longestMs, performance.now() - began);
    }
  };
  const get = (path: string) => count(`GET ${path}`, exchange({ agent, origin, path }));

  const book = async () => {
    const period = somePeriod();
    const found = await get(`/api/vehicles/available?${new URLSearchParams({ ...period, limit: '24' })}`);
    if (found?.status !== 200) return;
    const offers: Offer[] = JSON.parse(found.body).data;
    const offer = offers[randomInt(Math.max(offers.length, 1))];
    if (!offer?.quote) return;
    const made = await count(
      'POST /api/bookings',
      exchange({ agent, origin, path: '/api/bookings', body: asked(offer, period) }),
    );
    if (made?.status === 200) felt.booked.push(JSON.parse(made.body).data.bookingNumber);
    else if (made && made.status !== 409 && made.status < 500)
      felt.failures.push(`POST /api/bookings: ${made.status} ${made.body}`);
  };

  const act = () => {
    const dice = randomInt(100);
    const work = dice < 60 ? get(reads[dice % reads.length] ?? '/') : book();
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const ticks = setInterval(act, 1000 / rate);

  return {
    felt,
    stop: async (): Promise<Felt> => {
      clearInterval(ticks);
      await Promise.all(under);
      agent.destroy();
      return felt;
    },
  };
};

type Offer = { id: string; quote: { total: number } | null };
type Period = { startDate: string; endDate: string };

const somePeriod = (): Period => {
  const first = Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: 2 + randomInt(80) });
  return { startDate: `${first}T10:00`, endDate: `${first.add({ days: 1 + randomInt(4) })}T10:00` };
};

let number = 0;

const asked = ({ id: vehicleId, quote }: Offer, { startDate: pickupDate, endDate: returnDate }: Period) => {
  number += 1;
  const place = 'Sathorn, main office';
  return {
    ...{ vehicleId, pickupDate, returnDate, pickupLocation: place, dropoffLocation: place },
    totalAmount: quote?.total,
    customerInfo: {
      ...{ firstName: 'Rolling', lastName: 'Restart', email: `visitor${number}@rolling.example` },
      ...{ phone: '+66 81 555 0199', licenseNumber: 'ROLLING1' },
    },
  };
};
