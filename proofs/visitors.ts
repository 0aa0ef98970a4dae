import { Agent } from 'node:http';
import { type Chance, chanceOf } from '#platform/random.ts';
import { exchange, type Reply } from './exchange.ts';

/**
 * The results of the requests. Anything that a visitor would see as a failure counts as one; a reasoned refusal does
 * not.
 */
export type VisitResults = {
  sent: number;
  byStatus: Record<string, number>;
  failures: string[];
  /** The booking numbers acknowledged to visitors. */
  booked: string[];
  longestMs: number;
};

type Options = Readonly<{ origin: string; rate: number; seed: number }>;

/** The status if another visitor was faster. */
const TAKEN_MEANWHILE = 409;

const reads = ['/api/locations', '/api/vehicle-categories', '/api/settings/booking', '/api/vehicles?limit=12'];
const pages = ['/', '/vehicles', '/contact'];

/**
 * Sends the given number of requests a second, without waiting for responses: of twenty, eleven read, two open a page,
 * three search and four book a vehicle found by a search. The seed decides which; search results depend on the site.
 */
export const visit = ({ origin, rate, seed }: Options) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const felt: VisitResults = { sent: 0, byStatus: {}, failures: [], booked: [], longestMs: 0 };
  const under = new Set<Promise<unknown>>();

  const count = async (what: string, work: Promise<Reply>): Promise<Reply | undefined> => {
    felt.sent += 1;
    const began = performance.now();
    try {
      const reply = await work;
      felt.byStatus[reply.status] = (felt.byStatus[reply.status] ?? 0) + 1;
      if (reply.status >= 400 && reply.status !== TAKEN_MEANWHILE)
        felt.failures.push(`${what}: ${reply.status} ${reply.body.slice(0, 200)}`);
      return reply;
    } catch (error) {
      felt.failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    } finally {
      felt.longestMs = Math.max(felt.longestMs, performance.now() - began);
    }
  };
  const get = (path: string) => count(`GET ${path}`, exchange({ agent, origin, path }));

  const choices: Choice[] = [];
  const search = async (chance: Chance) => {
    const period = somePeriod(chance);
    const answer = await get(`/api/vehicles/available?${new URLSearchParams({ ...period, limit: '24' })}`);
    if (answer?.status !== 200) return;
    const { data: offers }: { data: Offer[] } = JSON.parse(answer.body);
    // Skips some of the first offers, so that not all visitors want the same vehicle.
    for (const offer of offers.slice(chance.whole(0, 11)).slice(0, 3)) if (offer.quote) choices.push({ offer, period });
  };

  const book = async (choice: Choice) => {
    const body = bookingBody(choice);
    const made = await count('POST /api/bookings', exchange({ agent, origin, path: '/api/bookings', body }));
    if (made?.status === 200) felt.booked.push(JSON.parse(made.body).data.bookingNumber);
  };

  let acts = 0;
  const act = () => {
    acts += 1;
    const chance = chanceOf(seed, `visitor ${acts}`);
    const dice = chance.whole(0, 19);
    const choice = dice >= 16 ? choices.pop() : undefined;
    const work = choice ? book(choice) : dice >= 13 ? search(chance) : get(chance.pick(dice < 11 ? reads : pages));
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const ticks = setInterval(act, 1000 / rate);

  return {
    felt,
    stop: async (): Promise<VisitResults> => {
      clearInterval(ticks);
      await Promise.all(under);
      agent.destroy();
      return felt;
    },
  };
};

type Offer = { id: string; quote: { total: number } | null };
type Choice = { offer: Offer; period: Period };
type Period = { startDate: string; endDate: string };

const somePeriod = (chance: Chance): Period => {
  const first = Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: chance.whole(2, 81) });
  return { startDate: `${first}T10:00`, endDate: `${first.add({ days: chance.whole(1, 4) })}T10:00` };
};

let number = 0;

const bookingBody = ({ offer: { id: vehicleId, quote }, period }: Choice) => {
  const { startDate: pickupDate, endDate: returnDate } = period;
  number += 1;
  const place = 'Sathorn, main office';
  return {
    vehicleId,
    pickupDate,
    returnDate,
    pickupLocation: place,
    dropoffLocation: place,
    totalAmount: quote?.total,
    customerInfo: {
      firstName: 'Rolling',
      lastName: 'Restart',
      email: `visitor${number}@rolling.example`,
      phone: '+66 81 555 0199',
      licenseNumber: 'ROLLING1',
    },
  };
};
