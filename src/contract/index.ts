import { accountEndpoints } from './account.ts';
import { ownAgreementEndpoints } from './agreement.ts';
import { bookingEndpoints } from './booking.ts';
import { claimEndpoints } from './claims.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import { damageEndpoints } from './damage.ts';
import { documentEndpoints } from './documents.ts';
import type { Call, Endpoint, Reply } from './endpoint.ts';
import { extrasEndpoints } from './extras.ts';
import { fleetEndpoints } from './fleet.ts';
import { identityEndpoints } from './identity.ts';
import { noticesEndpoints } from './notices.ts';
import { addonsOfficeEndpoints } from './office/addons.ts';
import { agreementEndpoints } from './office/agreement.ts';
import { agreementTextEndpoints } from './office/agreement-texts.ts';
import { analysisEndpoints } from './office/analysis.ts';
import { auditEndpoints } from './office/audit.ts';
import { bookingOfficeEndpoints } from './office/bookings.ts';
import { calendarEndpoints } from './office/calendar.ts';
import { categoryEndpoints } from './office/categories.ts';
import { chargebackEndpoints } from './office/chargebacks.ts';
import { claimPriceEndpoints } from './office/claim-prices.ts';
import { classEndpoints } from './office/classes.ts';
import { contentOfficeEndpoints } from './office/content.ts';
import { customersOfficeEndpoints } from './office/customers.ts';
import { fleetOfficeEndpoints } from './office/fleet.ts';
import { handOverEndpoints } from './office/hand-over.ts';
import { insuranceOfficeEndpoints } from './office/insurance.ts';
import { invoicesEndpoints } from './office/invoices.ts';
import { manualBookingEndpoints } from './office/manual-booking.ts';
import { paymentsOfficeEndpoints } from './office/payments.ts';
import { pricingOfficeEndpoints } from './office/pricing.ts';
import { reportsEndpoints } from './office/reports.ts';
import { settingsOfficeEndpoints } from './office/settings.ts';
import { usersEndpoints } from './office/users.ts';
import { vehicleDamageEndpoints } from './office/vehicle-damage.ts';
import { viewsEndpoints } from './office/views.ts';
import { operationsEndpoints } from './operations.ts';
import { paymentEndpoints } from './payments.ts';
import { photoEndpoints } from './photos.ts';
import { picturesEndpoints } from './pictures.ts';
import { pricingEndpoints } from './pricing.ts';
import { reviewEndpoints } from './reviews.ts';
import { securityDepositEndpoints } from './security-deposits.ts';
import { settingsEndpoints } from './settings.ts';
import { slipEndpoints } from './slips.ts';

/** Every call of the product under `/api`, keyed by method and path. */
export const contract = {
  ...operationsEndpoints,
  ...settingsEndpoints,
  ...settingsOfficeEndpoints,
  ...fleetEndpoints,
  ...fleetOfficeEndpoints,
  ...vehicleDamageEndpoints,
  ...categoryEndpoints,
  ...picturesEndpoints,
  ...pricingEndpoints,
  ...pricingOfficeEndpoints,
  ...extrasEndpoints,
  ...addonsOfficeEndpoints,
  ...insuranceOfficeEndpoints,
  ...bookingEndpoints,
  ...slipEndpoints,
  ...bookingOfficeEndpoints,
  ...calendarEndpoints,
  ...classEndpoints,
  ...handOverEndpoints,
  ...agreementEndpoints,
  ...agreementTextEndpoints,
  ...ownAgreementEndpoints,
  ...manualBookingEndpoints,
  ...documentEndpoints,
  ...paymentEndpoints,
  ...paymentsOfficeEndpoints,
  ...securityDepositEndpoints,
  ...claimEndpoints,
  ...chargebackEndpoints,
  ...claimPriceEndpoints,
  ...photoEndpoints,
  ...damageEndpoints,
  ...invoicesEndpoints,
  ...reviewEndpoints,
  ...reportsEndpoints,
  ...analysisEndpoints,
  ...identityEndpoints,
  ...accountEndpoints,
  ...usersEndpoints,
  ...viewsEndpoints,
  ...customersOfficeEndpoints,
  ...auditEndpoints,
  ...noticesEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...contentOfficeEndpoints,
};

export type Contract = typeof contract;
export type ContractRoute = keyof Contract;

/** The request and the reply of a route. The web imports these types and no run-time code. */
export type CallOf<R extends ContractRoute> = Call<Contract[R] & Endpoint>;
export type ReplyOf<R extends ContractRoute> = Reply<Contract[R] & Endpoint>;
