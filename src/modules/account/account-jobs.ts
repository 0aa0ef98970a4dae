import { eraseGuests } from '#modules/customers/index.ts';
import { forgetBuyers } from '#modules/invoicing/index.ts';
import { eraseMailsBefore } from '#modules/notices/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { forgetContact, forgetEntirely } from './erase/forget-bookings.ts';
import {
  namedBookings,
  namedGuests,
  reachableBookings,
  reachableGuests,
  unpaidBookings,
} from './erase/retention-store.ts';
import {
  contactBefore,
  invoicesBefore,
  mailContentsBefore,
  partingMailBefore,
  unpaidBefore,
} from './rules/retention.ts';

const forgetGuests = ({ tx, now }: Context, rows: readonly string[]) =>
  eraseGuests(tx, rows, { now, keepsNameAndAddress: false });
const forgetReachOfGuests = ({ tx, now }: Context, rows: readonly string[]) =>
  eraseGuests(tx, rows, { now, keepsNameAndAddress: true });

/** The nightly job that enforces the retention periods of personal data. */
export const accountTasks: Tasks = { retention: (steps) => keepRetention(steps) };

/** 02:33 in Bangkok; the crontab is in UTC. */
export const accountCrontab: Crontab = ['33 19 * * * retention'];

const AT_ONCE = 500;

/**
 * Erases personal data whose retention period has ended; see docs/rules/personal-data.md. Data of an account stays
 * until the account is closed.
 */
export const keepRetention = async (steps: Steps): Promise<void> => {
  const { now } = steps;
  const limits = (before: Temporal.Instant) => ({ before, most: AT_ONCE });
  await inParts(steps, ({ tx }) => unpaidBookings(tx, limits(unpaidBefore(now))), forgetAll);
  await inParts(steps, ({ tx }) => reachableBookings(tx, limits(contactBefore(now))), forgetReach);
  await inParts(steps, ({ tx }) => namedBookings(tx, limits(invoicesBefore(now))), forgetAll);
  await inParts(steps, ({ tx }) => namedGuests(tx, limits(contactBefore(now))), forgetGuests);
  await inParts(steps, ({ tx }) => reachableGuests(tx, limits(contactBefore(now))), forgetReachOfGuests);
  await steps.step(({ tx }) => forgetBuyers(tx, invoicesBefore(now)));
  await steps.step(({ tx }) => eraseMailsBefore(tx, mailContentsBefore(now)));
  await steps.step(({ tx }) => eraseMailsBefore(tx, partingMailBefore(now), 'account-deleted'));
};

/** Finds and erases rows in batches, each in its own transaction, until none are left. */
const inParts = async <Row>(
  { step }: Steps,
  find: (ctx: Context) => Promise<readonly Row[]>,
  forget: (ctx: Context, rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const count = await step(async (ctx) => {
      const rows = await find(ctx);
      await forget(ctx, rows);
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
};

type Bookings = Parameters<typeof forgetEntirely>[1];

const forgetAll = ({ tx }: Context, rows: Bookings) => forgetEntirely(tx, rows);
const forgetReach = ({ tx }: Context, rows: Bookings) => forgetContact(tx, rows);
