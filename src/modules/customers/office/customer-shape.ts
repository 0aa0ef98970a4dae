import type { CustomerRecord } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { customerNumber } from '../rules/customer-number.ts';
import type { CustomerOnRecord } from './record-store.ts';

type Written = Readonly<{
  nationality?: string | null;
  passportNumber?: string | null;
  licenseNumber?: string | null;
  address?: Readonly<Partial<Record<'street' | 'city' | 'state' | 'country' | 'zipCode', string | null>>> | null;
}>;

/** A customer as the office sees one. */
export const shownCustomer = (record: CustomerOnRecord): CustomerRecord => {
  const { id, firstName, lastName, email, phone, nationality, version } = record;
  const { dateOfBirth, passportNumber, licenseNumber, licenseExpiryDate } = record;
  return {
    ...{ id, firstName, lastName, email, phone, nationality, version },
    ...{ dateOfBirth, passportNumber, licenseNumber, licenseExpiryDate },
    customerNumber: customerNumber(record.number),
    name: `${firstName} ${lastName}`.trim(),
    address: addressOf(record),
    createdAt: toBangkokText(record.createdAt),
    hasAccount: record.userId !== null,
    isArchived: record.archivedAt !== null,
    isAnonymised: record.anonymisedAt !== null,
  };
};

const addressOf = ({ street, city, province, country, postalCode }: CustomerOnRecord) => ({
  ...{ street: street ?? '', city: city ?? '', state: province ?? '' },
  ...{ country: country ?? '', zipCode: postalCode ?? '' },
});

/** What is known of a customer, as it is kept: what was left empty is not known. */
export const keptFacts = <Fields extends Written>({ address, ...fields }: Fields) => ({
  ...fields,
  ...emptyAsNull({
    nationality: fields.nationality,
    passportNumber: fields.passportNumber,
    licenseNumber: fields.licenseNumber,
  }),
  ...(address !== undefined && keptAddress(address)),
});

const keptAddress = (address: Written['address']) => ({
  ...{ street: address?.street || null, city: address?.city || null, province: address?.state || null },
  ...{ country: address?.country || null, postalCode: address?.zipCode || null },
});

type Text = string | null | undefined;

const emptyAsNull = (texts: Record<'nationality' | 'passportNumber' | 'licenseNumber', Text>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  ) as Partial<Record<keyof typeof texts, string | null>>;
