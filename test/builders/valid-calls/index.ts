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

/** Every call of the contract, right as it stands and with all that it may have. The type says which is missing. */
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
