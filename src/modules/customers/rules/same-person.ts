export type PersonalDetails = Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;

/** Whether two bookings are by the same person: e-mail, both names and phone agree, however they are typed. */
export const isSamePerson = (one: PersonalDetails, other: PersonalDetails): boolean =>
  plain(one.email) === plain(other.email) &&
  plain(one.firstName) === plain(other.firstName) &&
  plain(one.lastName) === plain(other.lastName) &&
  digits(one.phone) === digits(other.phone);

const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const digits = (phone: string) => phone.replaceAll(/[^+\d]/g, '');
