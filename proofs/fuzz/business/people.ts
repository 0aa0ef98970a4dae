import type { Access } from '#contract/endpoint.ts';
import type { Role as AccountRole } from '#kernel/role.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import type { Ask } from '../run/ask.ts';
import { type Chance, inHundred, oneOf } from '../values/chance.ts';
import { type Booked, bookSomething } from './book-something.ts';

/** The callers of the access table: anonymous, a guest with a booking's token, and an account of each role. */
export const roles = ['nobody', 'guest', 'customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that the contract admits to a call of each access. Ownership of a booking is checked separately. */
export const admitted: Readonly<Record<Access, readonly Role[]>> = {
  public: roles,
  guest: roles,
  customer: ['customer', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

export type Caller = Readonly<{
  headers: Readonly<Record<string, string>>;
  ownBooking: string | undefined;
  email: string | undefined;
}>;

type KnownCaller = { uses: number; account: Person | null; booked: Booked[] };

const accounts: Partial<Record<Role, AccountRole>> = { customer: 'CUSTOMER', staff: 'STAFF', admin: 'ADMIN' };

/** Uses of an account before it is replaced: a request may have closed it. */
const USES = 40;

/** Provides callers of each role. Every caller gets a new session each time, since some calls end the session. */
export const createPeople = ({ step, ask }: Pick<TestApp, 'step'> & { ask: Ask }) => {
  const callers = new Map<Role, KnownCaller>();
  const headersOf = async ({ account }: KnownCaller): Promise<Record<string, string>> =>
    account ? (await anotherSession({ step }, account.id)).headers : {};

  const somebodyNew = async (chance: Chance, role: Role): Promise<KnownCaller> => {
    const accountRole = accounts[role];
    const account = accountRole ? await signedInAs({ step }, { role: accountRole }) : null;
    const person: KnownCaller = { uses: 0, account, booked: [] };
    if (role !== 'guest' && role !== 'customer') return person;
    for (let booking = 0; booking < 3; booking += 1) {
      const booked = await bookSomething(ask, chance, await headersOf(person));
      if (booked) person.booked.push(booked);
    }
    return person;
  };

  const come = async (chance: Chance, role: Role): Promise<Caller> => {
    const before = callers.get(role);
    const person = before && before.uses < USES ? before : await somebodyNew(chance, role);
    callers.set(role, person);
    person.uses += 1;
    const booked = person.booked.length > 0 ? oneOf(chance, person.booked) : undefined;
    const headers = role === 'guest' && booked ? { 'x-booking-token': booked.token } : await headersOf(person);
    return {
      headers: inHundred(chance, 20) ? asBrowser(headers) : headers,
      ownBooking: booked?.id,
      email: person.account?.email,
    };
  };
  return { come, forget: (role: Role) => void callers.delete(role) };
};

/** The headers of a request from the site's own pages, with the session in a cookie. */
const asBrowser = ({ authorization, ...others }: Readonly<Record<string, string>>): Record<string, string> => ({
  ...others,
  'sec-fetch-site': 'same-origin',
  ...(authorization && { cookie: `session=${authorization.replace('Bearer ', '')}` }),
});
