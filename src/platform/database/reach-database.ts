import pg from 'pg';
import { Problem } from '#kernel/problem.ts';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';
import { isLostConnection } from './database.ts';

/** Connects to the database. Throws a Problem for the operator when it is unreachable or older than PostgreSQL 18. */
export const reachDatabase = async (url: string): Promise<pg.Client> => {
  announceOutgoing('database', url);
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the next query; between queries, ignore the event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    refuseOldPostgres(await versionOf(client));
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw unreachable(url, error) ?? error;
  }
};

type Version = Readonly<{ number: number; text: string }>;

const versionOf = async (client: pg.Client): Promise<Version> => {
  const { rows } = await client.query<Version>(
    `select current_setting('server_version_num')::int as number, split_part(current_setting('server_version'), ' ', 1) as said`,
  );
  return rows[0] ?? { number: 0, text: 'unknown' };
};

const OLDEST = 18;

export const refuseOldPostgres = ({ number, text }: Version): void => {
  if (number >= OLDEST * 10_000) return;
  throw new Problem(500, 'database.too-old', {
    params: { reason: `The product needs PostgreSQL ${OLDEST} or newer; this is ${text}.` },
  });
};

const unreachable = (url: string, error: unknown): Problem | undefined => {
  const { host, username, pathname } = new URL(url);
  const sentence = sentenceOf(error, { host, user: username, name: pathname.slice(1) });
  return sentence === undefined
    ? undefined
    : new Problem(500, 'database.unreachable', { params: { reason: sentence } });
};

type Named = Readonly<{ host: string; user: string; name: string }>;

const sentenceOf = (error: unknown, { host, user, name }: Named): string | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28'))
    return `PostgreSQL at ${host} does not let the user ${user} in with this password: look at DATABASE_URL.`;
  if (code === '3D000') return `PostgreSQL at ${host} has no database ${name}: make it, or look at DATABASE_URL.`;
  const isSilent = isLostConnection(error) || /^E(NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/.test(code);
  return isSilent
    ? `PostgreSQL at ${host} does not answer (${code}): look whether it runs, and at DATABASE_URL.`
    : undefined;
};
