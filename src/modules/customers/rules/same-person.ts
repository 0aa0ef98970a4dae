export type PersonalDetails = Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;

/** Two bookings are by one person when e-mail, both names and phone agree; the way they are typed does not count. */
export const isSamePerson = (one: PersonalDetails, other: PersonalDetails): boolean =>
  plain(one.email) === plain(other.email) &&
  plain(one.firstName) === plain(other.firstName) &&
  plain(one.lastName) === plain(other.lastName) &&
  digits(one.phone) === digits(other.phone);

const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const digits = (phone: string) => phone.replaceAll(/[^+\d]/g, '');
