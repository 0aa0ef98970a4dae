import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Log } from '#platform/log/log.ts';
import { writeDemoSettings } from './business/settings.ts';
import { isEmpty, isMarkedAsDemo, lockFill, markAsDemo } from './demo-store.ts';
import { type SandboxAccess, tellSandbox } from './history/sandbox-payments.ts';
import { type Demo, planDemo } from './plan-demo.ts';
import { storeReviews } from './reviews/store-reviews.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { storeHistory } from './store-history.ts';

type Options = Readonly<{
  seed: number;
  log: Log;
  /** Null without a payment sandbox: then nobody of the demo business has paid by card on the site. */
  sandbox: SandboxAccess | null;
}>;

/** Whether this business is the demo's: laid by it, or still to be laid in an empty database. */
export const isDemosOwn = (step: Steps['step']): Promise<boolean> =>
  step(async ({ tx }) => (await isMarkedAsDemo(tx)) || isEmpty(tx));

/**
 * Fills an empty database with a believable business, all of it or nothing. Where there is a location, a vehicle or a
 * booking it does nothing. The same seed gives the same data on the same day.
 */
export const fillWithDemo = async (step: Steps['step'], { seed, log, sandbox }: Options): Promise<void> => {
  const asked = await step(async ({ tx, now }) =>
    (await isEmpty(tx)) ? { seed, today: bangkokDate(now), settings: await readSettings(tx) } : null,
  );
  if (!asked) return;
  const demo = (sandbox && (await demoWithCards(asked, sandbox, log))) ?? planDemo({ ...asked, withCards: false });
  if (await store(step, asked.today, demo)) {
    const { catalogue, history } = demo;
    const counts = { vehicles: catalogue.fleet.vehicles.length, bookings: history.bookings.length };
    log.info({ seed, ...counts }, 'filled the empty database with the demo business');
  }
};

type Asked = Omit<Parameters<typeof planDemo>[0], 'withCards'>;

/** The sandbox is told before the database: a fill that is killed between the two tells it the same again. */
const demoWithCards = async (asked: Asked, sandbox: SandboxAccess, log: Log): Promise<Demo | null> => {
  const demo = planDemo({ ...asked, withCards: true });
  try {
    return { ...demo, history: await tellSandbox(demo.history, sandbox) };
  } catch (error) {
    log.warn({ err: error }, 'the demo business has no card payments: the payment sandbox did not take them');
    return null;
  }
};

/** False when another process was faster. */
const store = (step: Steps['step'], today: CalendarDate, { catalogue, history, reviews }: Demo): Promise<boolean> =>
  step(async (ctx) => {
    await lockFill(ctx.tx);
    if (!(await isEmpty(ctx.tx))) return false;
    const morning = { ...ctx, now: startOfDay(today) };
    await markAsDemo(ctx.tx, ctx.now);
    await writeDemoSettings(ctx.tx);
    await storeCatalogue(morning, catalogue);
    await storeHistory(morning, history);
    await storeReviews(morning, history, reviews);
    return true;
  });
