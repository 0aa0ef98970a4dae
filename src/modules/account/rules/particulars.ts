export type Address = Readonly<{
  street: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}>;

/** A customer's details for the rental itself. */
export type Particulars = Readonly<{
  dateOfBirth: string | null;
  licenseNumber: string;
  licenseExpiryDate: string | null;
  nationality: string;
  address: Address;
}>;

/** Whether any field is filled in: an empty form must not create a customer record. */
export const hasAnyParticulars = ({ address = undefined, ...facts }: Partial<Particulars>): boolean =>
  [...Object.values(facts), ...Object.values(address ?? {})].some(Boolean);
