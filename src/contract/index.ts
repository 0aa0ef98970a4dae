import { accountEndpoints } from './account.ts';
import { auditEndpoints } from './audit.ts';
import { bookingEndpoints } from './booking.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import { documentEndpoints } from './documents.ts';
import type { Call, Endpoint, Reply } from './endpoint.ts';
import { extrasEndpoints } from './extras.ts';
import { extrasOfficeEndpoints } from './extras-office.ts';
import { fleetEndpoints } from './fleet.ts';
import { identityEndpoints } from './identity.ts';
import { noticesEndpoints } from './notices.ts';
import { operationsEndpoints } from './operations.ts';
import { paymentEndpoints } from './payments.ts';
import { picturesEndpoints } from './pictures.ts';
import { pricingEndpoints } from './pricing.ts';
import { reviewEndpoints } from './reviews.ts';
import { settingsEndpoints } from './settings.ts';
import { usersEndpoints } from './users.ts';

/** Every call of the product under `/api`, keyed by method and path. */
export const contract = {
  ...operationsEndpoints,
  ...settingsEndpoints,
  ...fleetEndpoints,
  ...picturesEndpoints,
  ...pricingEndpoints,
  ...extrasEndpoints,
  ...extrasOfficeEndpoints,
  ...bookingEndpoints,
  ...documentEndpoints,
  ...paymentEndpoints,
  ...reviewEndpoints,
  ...identityEndpoints,
  ...accountEndpoints,
  ...usersEndpoints,
  ...auditEndpoints,
  ...noticesEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
};

export type Contract = typeof contract;
export type ContractRoute = keyof Contract;

/** What a caller sends to a route, and what comes back. The web imports these types and no run-time code. */
export type CallOf<R extends ContractRoute> = Call<Contract[R] & Endpoint>;
export type ReplyOf<R extends ContractRoute> = Reply<Contract[R] & Endpoint>;
