import type { InjectOptions } from 'fastify';
import { servePublic } from '#app/pages.ts';
import { connect } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createPlainApplication } from '#test/plain-application.ts';
import { buildIfNeeded } from '../../../scripts/build.ts';

/** What a statement read of one table: by an index, or all of it. */
export type Scan = Readonly<{ table: string; index: string | undefined; rows: number }>;

/** What PostgreSQL did for one statement, and the rows it returned. */
export type Plan = Readonly<{ scans: readonly Scan[]; returned: number }>;

export type PlansOf = (request: InjectOptions) => Promise<{ plans: Plan[]; body: string }>;

/**
 * The API and the built pages in this process, with request limits, where every statement is reported with its plan by
 * PostgreSQL's auto_explain. Nothing is cached, since nobody listens for changes; no jobs run.
 */
export const capturePlans = async (databaseUrl: string): Promise<{ plansOf: PlansOf; stop: () => Promise<void> }> => {
  await buildIfNeeded();
  const db = connect(`${databaseUrl}?options=${encodeURIComponent(explained)}`);
  const plans: Plan[] = [];
  db.pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (message.startsWith('duration:') && at > 0) plans.push(planOf(JSON.parse(message.slice(at)).Plan));
    }),
  );
  const { server, readAs } = await createPlainApplication(db, undefined, { limits: true });
  const publicUrl = 'http://localhost:3000';
  await servePublic(server, {
    db,
    readAs,
    publicUrl,
    vaultUrl: null,
    hasDeveloperPages: false,
    log: createLog('error'),
  });
  return {
    plansOf: async (request) => {
      plans.length = 0;
      const { statusCode, body } = await server.inject(request);
      if (statusCode >= 500) throw new Error(`${request.url} was answered with ${statusCode}`);
      return { plans: [...plans], body };
    },
    stop: async () => {
      await server.close();
      await db.pool.end();
    },
  };
};

// Sent to the client alone, so that the server's log stays as it is.
const explained = [
  'timezone=UTC',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** A node of a plan as PostgreSQL writes it; rows are averages of its loops. */
type Node = Readonly<{
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: readonly Node[];
}>;

const planOf = (root: Node): Plan => ({
  scans: nodesOf(root).flatMap(scanOf),
  returned: Math.round(root['Actual Rows'] * root['Actual Loops']),
});

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scanOf = (node: Node): Scan[] => {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = bitmapsOf(node) } = node;
  if (!table || !type.endsWith('Scan')) return [];
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [{ table, index, rows: Math.round(each * node['Actual Loops']) }];
};

/** The indexes whose bitmaps a table is read by. */
const bitmapsOf = ({ Plans: below = [] }: Node): string | undefined => {
  const bitmaps = below.filter((node) => /^Bitmap(And|Or| Index Scan)$/.test(node['Node Type'])).flatMap(nodesOf);
  const names = bitmaps.flatMap((node) => node['Index Name'] ?? []);
  return names.length > 0 ? [...new Set(names)].sort().join(' and ') : undefined;
};
