import type { NewCustomerRow } from '#modules/customers/index.ts';
import type { Chance } from '#platform/random.ts';
import { thaiFirstNames, thaiLastNames } from './thai-names.ts';
import { thai, visitors } from './visitor-names.ts';

export type DemoCustomer = Omit<NewCustomerRow, 'licenseNumber'> & {
  id: string;
  licenseNumber: string;
  language: 'en' | 'th';
};

/**
 * Creates customers for bookings: some new, some returning (mostly residents). Their e-mail addresses end in
 * example.com, where no mail is delivered.
 */
export const customerPool = (chance: Chance) => {
  const customers: DemoCustomer[] = [];
  const addresses = new Set<string>();
  return {
    customers,
    nextCustomer: (at: Temporal.Instant): DemoCustomer => {
      const again = customers.length > 20 && chance.is(0.72) ? chance.pick(customers) : undefined;
      if (again && (again.nationality === thai.nationality || chance.is(0.38))) return again;
      const person = newPerson(chance, at, addresses);
      customers.push(person);
      return person;
    },
  };
};

const newPerson = (chance: Chance, createdAt: Temporal.Instant, addresses: Set<string>): DemoCustomer => {
  const { spelt, country, ...person } = chance.is(0.42) ? thaiPerson(chance) : visitor(chance);
  const email = addressFor(spelt, addresses);
  addresses.add(email);
  return {
    ...person,
    id: chance.id(createdAt),
    email,
    phone: digitsInto(country.phone, chance),
    licenseNumber: `${country.code} 5550 ${chance.whole(1000, 9999)}`,
    nationality: country.nationality,
    createdAt,
  };
};

/** A Thai customer. Most book in Thai; half of these also write their name in Thai. */
const thaiPerson = (chance: Chance) => {
  const [first, firstSpelt] = chance.pick(thaiFirstNames);
  const [last, lastSpelt] = chance.pick(thaiLastNames);
  const language = chance.is(0.8) ? ('th' as const) : ('en' as const);
  const inThai = language === 'th' && chance.is(0.5);
  return {
    spelt: [firstSpelt, lastSpelt] as const,
    country: thai,
    firstName: inThai ? first : firstSpelt,
    lastName: inThai ? last : lastSpelt,
    language,
  };
};

const visitor = (chance: Chance) => {
  const country = chance.weighted(visitors);
  const firstName = chance.pick(country.firstNames);
  const lastName = chance.pick(country.lastNames);
  return { spelt: [firstName, lastName] as const, country, firstName, lastName, language: 'en' as const };
};

const addressFor = (spelt: readonly [string, string], taken: ReadonlySet<string>, again = 1): string => {
  const plain = spelt.map((word) =>
    word
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase(),
  );
  const address = `${plain.join('.')}${again > 1 ? again : ''}@example.com`;
  return taken.has(address) ? addressFor(spelt, taken, again + 1) : address;
};

const digitsInto = (pattern: string, chance: Chance): string =>
  pattern.replaceAll('#', () => String(chance.whole(1, 9)));
