import type { CustomerRecord } from '#contract/office/customers.ts';

const noAddress = { street: '', city: '', state: '', country: '', zipCode: '' };

/** A customer as the form shows one: each line of the address stands beside the other fields. */
export const draftOf = (customer: CustomerRecord | null) => ({
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone ?? '',
  nationality: customer?.nationality ?? '',
  dateOfBirth: customer?.dateOfBirth ?? '',
  passportNumber: customer?.passportNumber ?? '',
  licenseNumber: customer?.licenseNumber ?? '',
  licenseExpiryDate: customer?.licenseExpiryDate ?? '',
  ...noAddress,
  ...customer?.address,
});
export type CustomerDraft = ReturnType<typeof draftOf>;

/** What is sent of the form: what was left empty is nothing. */
export const sentOf = ({ street, city, state, country, zipCode, ...draft }: CustomerDraft) => ({
  ...draft,
  nationality: draft.nationality.trim() || null,
  dateOfBirth: draft.dateOfBirth || null,
  passportNumber: draft.passportNumber.trim() || null,
  licenseNumber: draft.licenseNumber.trim() || null,
  licenseExpiryDate: draft.licenseExpiryDate || null,
  address: { street, city, state, country, zipCode },
});

/** Of somebody new, whose address counts with a street or a city (document 2, section 5). */
export const sentOfNew = (draft: CustomerDraft) => {
  const { address, ...customer } = sentOf(draft);
  return address.street.trim() || address.city.trim() ? { ...customer, address } : customer;
};

/** The field of the form; the server names a line of the address as `address.city`. */
export const fieldOf = (named: string): string => named.replace('address.', '');
