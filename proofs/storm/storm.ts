import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkAll, checkAtOnce } from './checks/checks.ts';
import type { Evidence } from './checks/evidence.ts';
import { cameAgain } from './checks/mails.ts';
import { killAsPlanned } from './kills/killer.ts';
import { layBusiness } from './load/business.ts';
import { createClient } from './load/client.ts';
import { newJournal } from './load/journal.ts';
import { runLoad } from './load/load.ts';
import { type Payers, payersAt } from './load/payers.ts';
import type { Options } from './options.ts';
import { isBroken, type Outcome } from './outcome.ts';
import { planKills } from './plan/kills.ts';
import { settle } from './settle.ts';
import { admin, startWorld, type World } from './world/world.ts';

type Say = (line: string) => void;

/** Runs one storm, from start-up to its checks. */
export const runStorm = async (options: Options, say: Say): Promise<Outcome> => {
  const world = await startWorld(options.processes);
  let isWell = false;
  try {
    const outcome = await stormIn(world, options, say);
    isWell = !isBroken(outcome);
    return outcome;
  } finally {
    if (!isWell) say(`What the processes wrote down: ${await world.keepLogs()}`);
    await world.end();
  }
};

const stormIn = async (world: World, options: Options, say: Say): Promise<Outcome> => {
  const journal = newJournal();
  const payers = payersAt(world.providerUrl);
  const urls = world.applications.map(({ url }) => url);
  const call = createClient({ urls, first: 0, from: '10.20.40.1', journal });
  const clerkHeaders = await signIn(call);
  const business = await layBusiness(call, clerkHeaders);
  const shared = { business, payers, journal, waitingCharges: [], blocks: [], claimedOf: [] };
  const run = `storm-${options.seed}-${Date.now().toString(36)}`;

  say('The storm begins');
  const [steps, outages] = await Promise.all([
    runLoad({ options, urls, shared, clerkHeaders, run }),
    killAsPlanned(planKills(options), world, say),
  ]);
  say(`${steps} steps made; everything settles`);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    const { isPatient } = options;
    const before = await checkAtOnce(rowsBy(client));
    const settledAfterSeconds = await settle({ client, payers, isPatient, say });
    const after = await checkAll(await gather(world, { client, payers, journal, outages }));
    const postgresLog = await readFile(world.logs.postgres, 'utf8');
    const deadlocksMet = postgresLog.split('deadlock detected').length - 1;
    const mails = world.mail.deliveries.length;
    const mailsTwice = cameAgain(world.mail.deliveries).length;
    const results = [...before, ...after];
    return { results: results, outages, journal, steps, mails, mailsTwice, settledAfterSeconds, deadlocksMet };
  } finally {
    await client.end();
  }
};

const signIn = async (call: ReturnType<typeof createClient>): Promise<Record<string, string>> => {
  const answer = await call('POST /auth/login', { body: admin });
  if (!answer.isDone) throw new Error(`The admin cannot sign in: ${answer.refusal.message}`);
  return { authorization: `Bearer ${answer.body.token}` };
};

const rowsBy =
  (client: pg.Client): Evidence['rows'] =>
  async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;

type RunState = Pick<Evidence, 'journal' | 'outages'> & {
  client: pg.Client;
  payers: Payers;
};

/** Time for an e-mail sent at the very end to arrive before counting. */
const ARRIVAL_MS = 500;

const gather = async (world: World, { client, payers, journal, outages }: RunState): Promise<Evidence> => {
  await pause(ARRIVAL_MS);
  const logs = await Promise.all(world.logs.applications.map((file) => readFile(file, 'utf8')));
  return {
    journal,
    outages,
    rows: rowsBy(client),
    provider: { charges: await payers.charges(), refunds: await payers.refunds() },
    deliveries: world.mail.deliveries,
    logLines: logs.flatMap((text) => text.split('\n')),
    crashes: world.applications.flatMap(({ crashes }, number) => crashes.map((how) => `application ${number} ${how}`)),
  };
};
