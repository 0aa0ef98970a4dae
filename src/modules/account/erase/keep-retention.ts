import { eraseGuests } from '#modules/customers/index.ts';
import { forgetBuyers } from '#modules/invoicing/index.ts';
import { eraseMailsBefore } from '#modules/notices/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import {
  contactBefore,
  invoicesBefore,
  mailContentsBefore,
  partingMailBefore,
  unpaidBefore,
} from '../rules/retention.ts';
import { forgetContact, forgetWhole } from './forget-bookings.ts';
import { namedBookings, namedGuests, reachableBookings, reachableGuests, unpaidBookings } from './retention-store.ts';

const AT_ONCE = 500;

/** The job that forgets what is no longer needed; see docs/rules/personal-data.md. Accounts keep theirs until they are closed. */
export const keepRetention = async (steps: Steps): Promise<void> => {
  const { now } = steps;
  const asked = (before: Temporal.Instant) => ({ before, most: AT_ONCE });
  await inParts(steps, ({ tx }) => unpaidBookings(tx, asked(unpaidBefore(now))), forgetAll);
  await inParts(steps, ({ tx }) => reachableBookings(tx, asked(contactBefore(now))), forgetReach);
  await inParts(steps, ({ tx }) => namedBookings(tx, asked(invoicesBefore(now))), forgetAll);
  await inParts(steps, ({ tx }) => namedGuests(tx, asked(contactBefore(now))), forgetGuests);
  await inParts(steps, ({ tx }) => reachableGuests(tx, asked(contactBefore(now))), forgetReachOfGuests);
  await steps.step(({ tx }) => forgetBuyers(tx, invoicesBefore(now)));
  await steps.step(({ tx }) => eraseMailsBefore(tx, mailContentsBefore(now)));
  await steps.step(({ tx }) => eraseMailsBefore(tx, partingMailBefore(now), 'account-deleted'));
};

/** Finds and forgets a part at a time, each in a transaction of its own, until nothing is found. */
const inParts = async <Found>(
  { step }: Steps,
  find: (ctx: Context) => Promise<readonly Found[]>,
  forget: (ctx: Context, found: readonly Found[]) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const count = await step(async (ctx) => {
      const found = await find(ctx);
      await forget(ctx, found);
      return found.length;
    });
    if (count < AT_ONCE) return;
  }
};

type Bookings = Parameters<typeof forgetWhole>[1];

const forgetAll = ({ tx }: Context, found: Bookings) => forgetWhole(tx, found);
const forgetReach = ({ tx }: Context, found: Bookings) => forgetContact(tx, found);

const forgetGuests = ({ tx, now }: Context, found: readonly string[]) =>
  eraseGuests(tx, found, { now, keepsNameAndAddress: false });
const forgetReachOfGuests = ({ tx, now }: Context, found: readonly string[]) =>
  eraseGuests(tx, found, { now, keepsNameAndAddress: true });
