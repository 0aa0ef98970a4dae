export type { CorrectBookings } from './change-customer.ts';
export { documentsOf } from './customer-documents.ts';
export { customerOfAccount, customerOfBooking } from './customer-of-booking.ts';
export { customerDocumentRoutes, customerOfficeRoutes } from './customer-office-routes.ts';
export {
  type CustomerOnRecord,
  detachFromAccount as leaveAccount,
  eraseGuests,
  findRecord,
} from './customer-record-store.ts';
export { customerSubject, shownCustomer } from './customer-shape.ts';
export { addCustomers, customerMatches, type NewCustomerRow, ownerOf } from './customer-store.ts';
export { customersCrontab, customersTasks } from './customers-jobs.ts';
export { openCustomer } from './open-customer.ts';
export {
  findOwnRecord,
  knownCustomer,
  lockEmail,
  type OwnRecord,
  provenEmail,
  saveOwnRecord,
} from './own-record-store.ts';
export { customerNumber } from './rules/customer-number.ts';
export { hiddenChanges } from './rules/hidden-changes.ts';
export { customerNotFound } from './rules/problems.ts';
