import type { Context } from '#platform/context.ts';
import { customerNumber } from '../rules/customer-number.ts';
import { hiddenChanges } from '../rules/hidden-changes.ts';
import type { CustomerOnRecord } from './record-store.ts';

/** A customer as the subject of an entry in the audit log: by number, since the log is never erased. */
export const customerSubject = ({ id, number }: Pick<CustomerOnRecord, 'id' | 'number'>) => ({
  kind: 'customer',
  id,
  name: customerNumber(number),
});

/** Leaves an entry that says which facts of a customer were changed. */
export const recordChange = (ctx: Context, before: CustomerOnRecord, after: CustomerOnRecord): Promise<void> =>
  ctx.record({
    action: 'customer.changed',
    subject: customerSubject(after),
    ...hiddenChanges(factsOf(before), factsOf(after)),
  });

const factsOf = (record: CustomerOnRecord) => {
  const { firstName, lastName, email, phone, dateOfBirth, nationality } = record;
  const { passportNumber, licenseNumber, licenseExpiryDate } = record;
  const { street, city, province, country, postalCode } = record;
  const address = [street, city, province, country, postalCode];
  return {
    ...{ firstName, lastName, email, phone, dateOfBirth, nationality },
    ...{ passportNumber, licenseNumber, licenseExpiryDate },
    // Each part in its place: one that was moved to another is a change too.
    address: address.some(Boolean) ? address.map((part) => part || '–').join(', ') : null,
  };
};
