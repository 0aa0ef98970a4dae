export { customerOfAccount } from './customer-of-account.ts';
export { customerOfBooking } from './customer-of-booking.ts';
export { ownerOf } from './customer-store.ts';
export { eraseGuests, leaveAccount } from './erase-store.ts';
export { addCustomers, type NewCustomer } from './new-customers-store.ts';
export { type Customer, findOwnRecord, lockEmail, saveOwnRecord } from './own-record-store.ts';
