export { ownerOf } from './customer-store.ts';
export { findOrCreateCustomer } from './find-or-create-customer.ts';
export { addCustomers, type NewCustomer } from './new-customers-store.ts';
