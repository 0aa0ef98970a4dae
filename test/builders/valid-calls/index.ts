import { accountCalls } from './accounts.ts';
import { bookingCalls } from './bookings.ts';
import { contentCalls } from './content.ts';
import { counterCalls } from './counter.ts';
import { customerCalls } from './customers.ts';
import { fleetCalls } from './fleet.ts';
import { paymentCalls } from './payments.ts';
import { priceCalls } from './prices.ts';
import { runningCalls } from './running.ts';
import type { Samples } from './sample.ts';

/** A valid call, with all optional fields, for every route of the contract. A missing route is a type error. */
export const validCalls: Samples = {
  ...fleetCalls,
  ...priceCalls,
  ...bookingCalls,
  ...counterCalls,
  ...paymentCalls,
  ...accountCalls,
  ...customerCalls,
  ...contentCalls,
  ...runningCalls,
};
