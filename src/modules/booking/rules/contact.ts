/** How the customer of a booking is called and reached. An erased one has neither e-mail nor phone. */
export type Contact = Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;

const names = ['firstName', 'lastName', 'email', 'phone'] as const;

export const isErased = ({ email, phone }: Pick<Contact, 'email' | 'phone'>): boolean => email === '' && phone === '';

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What a booking takes over of a corrected record: the corrected fields in which it said what the record said. */
export const contactAfter = (booking: Contact, record: { before: Contact; after: Contact }): Partial<Contact> =>
  Object.fromEntries(
    names
      .filter((name) => record.before[name] !== record.after[name])
      .filter((name) => isSameAddress(booking[name].trim(), record.before[name].trim()))
      .map((name) => [name, record.after[name]]),
  );
