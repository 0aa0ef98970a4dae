import { bangkokDate } from '#kernel/bangkok-time.ts';
import { Problem } from '#kernel/problem.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Log } from '#platform/log/log.ts';
import { isEmpty, isMarkedAsDemo, tablesOf } from './demo-store.ts';
import { importIntoSandbox, type SandboxAccess } from './history/sandbox-payments.ts';
import { type Demo, planDemo } from './plan-demo.ts';
import { signAgreements } from './sign-agreements.ts';
import { storeDemo } from './store-demo.ts';

type Options = Readonly<{
  seed: number;
  log: Log;
  /** Null without a payment sandbox: then the demo history contains no card payments on the site. */
  sandbox: (SandboxAccess & { isReady?: Promise<void> }) | null;
}>;

/** Whether the demo created this business, or may still create it because the database is empty. */
export const isDemoBusiness = (step: Steps['step']): Promise<boolean> =>
  step(async ({ tx }) => (await isMarkedAsDemo(tx)) || isEmpty(tx));

/** Throws 409 `database.no-demo` unless the database is a demo business, is empty or has no tables. */
export const refuseOtherThanDemo = async (step: Steps['step']): Promise<void> => {
  const { areAny, areOurs } = await step(({ tx }) => tablesOf(tx));
  if (areAny && !(areOurs && (await isDemoBusiness(step)))) throw new Problem(409, 'database.no-demo');
};

/**
 * Fills an empty database with the demo business in one transaction, then signs its agreements, each in its own. Does
 * nothing if there is a location, a vehicle or a booking. The same seed creates the same data at the same moment.
 */
export const fillWithDemo = async (step: Steps['step'], { seed, log, sandbox }: Options): Promise<void> => {
  const options = await step(async ({ tx, now }) =>
    (await isEmpty(tx)) ? { seed, now, settings: await readSettings(tx) } : null,
  );
  if (!options) return;
  await sandbox?.isReady;
  const demo = (sandbox && (await demoWithCards(options, sandbox, log))) ?? planDemo({ ...options, withCards: false });
  if (await storeDemo(step, bangkokDate(options.now), demo)) {
    const { catalogue, history } = demo;
    await signAgreements(step, history, sandbox !== null);
    const counts = { vehicles: catalogue.fleet.vehicles.length, bookings: history.bookings.length };
    log.info({ seed, ...counts }, 'filled the empty database with the demo business');
  }
};

type DemoOptions = Omit<Parameters<typeof planDemo>[0], 'withCards'>;

/** Plans the demo and imports its payments into the sandbox. Null, with a warning, when the import fails. */
const demoWithCards = async (options: DemoOptions, sandbox: SandboxAccess, log: Log): Promise<Demo | null> => {
  const demo = planDemo({ ...options, withCards: true });
  try {
    return { ...demo, history: await importIntoSandbox(demo.history, sandbox) };
  } catch (error) {
    log.warn({ err: error }, 'the demo business has no card payments: the payment sandbox did not take them');
    return null;
  }
};
