import type { CustomerRecord } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { CustomerOnRecord } from './customer-record-store.ts';
import { customerNumber } from './rules/customer-number.ts';
import { hiddenChanges } from './rules/hidden-changes.ts';

type SentFields = Readonly<{
  nationality?: string | null;
  passportNumber?: string | null;
  licenseNumber?: string | null;
  doNotRentReason?: string | null;
  address?: Readonly<Partial<Record<'street' | 'city' | 'state' | 'country' | 'zipCode', string | null>>> | null;
}>;

/** A customer as the office's API returns it. */
export const shownCustomer = (record: CustomerOnRecord): CustomerRecord => {
  const { id, firstName, lastName, email, phone, nationality, version } = record;
  const { dateOfBirth, passportNumber, licenseNumber, licenseExpiryDate, notes, doNotRentReason } = record;
  return {
    notes,
    doNotRentReason,
    id,
    firstName,
    lastName,
    email,
    phone,
    nationality,
    version,
    dateOfBirth,
    passportNumber,
    licenseNumber,
    licenseExpiryDate,
    customerNumber: customerNumber(record.number),
    name: `${firstName} ${lastName}`.trim(),
    address: addressShape(record),
    createdAt: toBangkokText(record.createdAt),
    hasAccount: record.userId !== null,
    isArchived: record.archivedAt !== null,
    isAnonymised: record.anonymisedAt !== null,
  };
};

const addressShape = ({ street, city, province, country, postalCode }: CustomerOnRecord) => ({
  street: street ?? '',
  city: city ?? '',
  state: province ?? '',
  country: country ?? '',
  zipCode: postalCode ?? '',
});

/** Converts customer fields of a request to column values; empty fields become null. */
export const storedFacts = <Fields extends SentFields>({ address, ...fields }: Fields) => ({
  ...fields,
  ...emptyAsNull({
    nationality: fields.nationality,
    passportNumber: fields.passportNumber,
    licenseNumber: fields.licenseNumber,
    doNotRentReason: fields.doNotRentReason,
  }),
  ...(address !== undefined && storedAddress(address)),
});

const storedAddress = (address: SentFields['address']) => ({
  street: address?.street || null,
  city: address?.city || null,
  province: address?.state || null,
  country: address?.country || null,
  postalCode: address?.zipCode || null,
});

type Text = string | null | undefined;

const emptyAsNull = (texts: Record<'nationality' | 'passportNumber' | 'licenseNumber' | 'doNotRentReason', Text>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  ) as Partial<Record<keyof typeof texts, string | null>>;

/** A customer as the subject of an audit log entry: by number instead of name, since the log is never erased. */
export const customerSubject = ({ id, number }: Pick<CustomerOnRecord, 'id' | 'number'>) => ({
  kind: 'customer',
  id,
  name: customerNumber(number),
});

/** Writes an audit log entry that names the changed fields of a customer, without their values. */
export const recordChange = (ctx: Context, before: CustomerOnRecord, after: CustomerOnRecord): Promise<void> =>
  ctx.record({
    action: 'customer.changed',
    subject: customerSubject(after),
    ...hiddenChanges(factsOf(before), factsOf(after)),
  });

const factsOf = (record: CustomerOnRecord) => {
  const { firstName, lastName, email, phone, dateOfBirth, nationality } = record;
  const { passportNumber, licenseNumber, licenseExpiryDate, notes, doNotRentReason } = record;
  const { street, city, province, country, postalCode } = record;
  const address = [street, city, province, country, postalCode];
  return {
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth,
    nationality,
    passportNumber,
    licenseNumber,
    licenseExpiryDate,
    notes,
    doNotRentReason,
    // One text per part, in a fixed order: moving a part to another field counts as a change.
    address: address.some(Boolean) ? address.map((part) => part || '–').join(', ') : null,
  };
};
