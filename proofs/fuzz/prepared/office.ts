import { sql } from 'drizzle-orm';
import { type CallOf, type ContractRoute, contract, type ReplyOf } from '#contract/index.ts';
import { providerAt } from '#test/builders/provider.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import type { Things } from '../business/things.ts';
import type { Ask } from '../run/ask.ts';

type Headers = Readonly<Record<string, string>>;

/** The input of a call, and its headers; by default those of a session with the required role. */
export type Prepared<R extends ContractRoute> = Partial<CallOf<R>> & { headers?: Headers };

/** For each call, a function that creates what it needs to succeed. */
export type Preparations = Readonly<{ [R in ContractRoute]?: (office: Office) => Promise<Prepared<R>> }>;

export type World = Readonly<{
  ask: Ask;
  /** Runs a unit of work on the product's database. */
  step: TestApp['step'];
  things: Things;
  /** The URL of the payment sandbox. */
  sandboxUrl: string;
  picture: Buffer;
  /** Runs queued jobs of a name where the product has no worker. */
  doJobs: (task: string) => Promise<void>;
}>;

/** The staff who prepare calls. No other request of the run uses the records they reserve. */
export type Office = Awaited<ReturnType<typeof createOffice>>;

export const createOffice = async (world: World) => {
  const { ask, step, things, sandboxUrl } = world;
  const clerk = await signedInAs({ step }, { role: 'STAFF' });
  const admin = await signedInAs({ step }, { role: 'ADMIN' });
  for (const { id } of [clerk, admin]) things.reserve(id);
  let numbers = 0;
  const headersOf = async ({ id }: Person): Promise<Headers> => (await anotherSession({ step }, id)).headers;
  const bySomebody: Readonly<Record<string, () => Promise<Headers>>> = {
    customer: async () => (await signedInAs({ step })).headers,
    staff: () => headersOf(clerk),
    admin: () => headersOf(admin),
  };

  return {
    ...world,
    provider: providerAt(() => sandboxUrl),
    /** A number that was not returned before. */
    number: () => {
      numbers += 1;
      return numbers;
    },
    customer: () => signedInAs({ step }),
    admin: () => headersOf(admin),
    /** The headers of a caller whom the call admits. */
    headersFor: async (route: ContractRoute): Promise<Headers> => (await bySomebody[contract[route].access]?.()) ?? {},
    now: () => step(async ({ now }) => now.toZonedDateTimeISO('Asia/Bangkok').toPlainDateTime()),
    /** Clears the lockout, since failed sign-ins and lookups count against our address. */
    forgive: () => step(({ tx }) => tx.execute(sql`delete from failed_login`)).then(() => undefined),
    call: async <R extends ContractRoute>(
      route: R,
      { headers, params, query, body }: Prepared<R> = {},
    ): Promise<ReplyOf<R>> => {
      const [method = '', path = ''] = route.split(' ');
      const named = textsOf(params);
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
      const search = new URLSearchParams(textsOf(query));
      const answer = await ask({
        method,
        target: `/api${filled}${search.size > 0 ? `?${search}` : ''}`,
        headers: {
          ...(headers ?? (await bySomebody.admin?.())),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      });
      if (answer.status === 200) return answer.json as ReplyOf<R>;
      throw new Error(`${route} is answered ${answer.status} ${answer.body.toString().slice(0, 300)}`);
    },
  };
};

/** The parameters of an address as strings. */
export const textsOf = (named: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(named ?? {}).map(([name, value]) => [name, String(value)]));

/** Memoizes a creation function per office. */
export const once = <T>(make: (office: Office) => Promise<T>): ((office: Office) => Promise<T>) => {
  const made = new WeakMap<Office, Promise<T>>();
  return (office) => {
    const cached = made.get(office) ?? make(office);
    made.set(office, cached);
    return cached;
  };
};
