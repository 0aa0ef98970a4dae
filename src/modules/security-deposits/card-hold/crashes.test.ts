import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOmiseClient, type OmiseClient } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { bangkokNow, type Customer } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { sandboxKeys } from '#test/start-sandbox.ts';
import { followHolds } from './follow-holds.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;

/** Twice as many as a run with one renewal has effects. */
const EFFECTS = 30;
/** How often the process dies. */
const TIMES = Number(process.env.CRASHES ?? 30);

beforeEach(async () => {
  await provider.askCardHolders(false);
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer());
});
afterEach(() => app.close());

const goTo = async (hours: number) => {
  await provider.moveClock(Math.round(hours * 3600));
  app.setNow(bangkokNow(Math.round(hours * 60)));
};

/**
 * What the job does when its process dies at its `n`th effect, a transaction or a call: before it for even `n`, after it
 * for odd ones. Nothing that follows is done. Returns whether it died.
 */
const dieAt = async (n: number): Promise<boolean> => {
  let effects = 0;
  const orDie =
    <Sent extends unknown[], Answer>(work: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      const at = effects++;
      if (at > n / 2 || n === at * 2) throw new Error('died');
      const answer = await work(...sent);
      if (n === at * 2 + 1) throw new Error('died');
      return answer;
    };
  const alive = createOmiseClient({ apiUrl: sandbox.url, vaultUrl: sandbox.url, ...sandboxKeys, timeoutMs: 5_000 });
  const omise = new Proxy(alive, {
    get: (client, name: keyof OmiseClient) => orDie(client[name] as (...sent: unknown[]) => Promise<unknown>),
  });
  try {
    await app.step(async ({ now, actor }) => {
      const steps: Steps = { now, actor, step: orDie(app.step) as Steps['step'] };
      await followHolds(steps, omise);
    });
    return false;
  } catch {
    return true;
  }
};

const held = async (bookingId: string) =>
  (await provider.chargesOf(bookingId)).filter(({ capturable }) => capturable).length;

test(`whenever the process dies while a hold is renewed, a minute later one stands and none is forgotten, ${TIMES} times`, async () => {
  const hours = (more: number) => `${bangkokNow(more * 60).slice(0, 13)}:00`;
  const booking = await customer.book({ pickupDate: hours(3), returnDate: hours(3 + 5 * 24) });
  await customer.payByCard(booking, cards.good);
  await app.call('POST /bookings/:id/card-holds', {
    params: { id: booking.bookingId },
    headers: booking.headers,
    body: { cardToken: await customer.tokenOf(cards.good) },
  });
  let deaths = 0;
  let most = 0;
  for (let round = 0; round < TIMES; round++) {
    // A hold of seven days is renewed after six.
    await goTo(round * 150 + 149);
    if (await dieAt(round % EFFECTS)) deaths += 1;
    most = Math.max(most, await held(booking.bookingId));
    await goTo(round * 150 + 149 + 1 / 60);
    await app.runJob('follow-card-holds');
    expect([round, await held(booking.bookingId)]).toEqual([round, 1]);
    const { rows } = await app.db.execute(sql`select status, count(*)::int as holds from card_hold
      where status not in ('released', 'failed') group by 1`);
    expect([round, rows]).toEqual([round, [{ status: 'held', holds: 1 }]]);
  }
  // It died at every effect, and with two holds at once among them: else this test proves nothing.
  expect(deaths).toBeGreaterThan(TIMES * 0.7);
  expect(most).toBe(2);
});
