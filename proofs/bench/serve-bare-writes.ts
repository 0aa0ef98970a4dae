import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { idsIn, type Value, type Write } from './instruments/captured-writes.ts';
import { announcePort } from './instruments/processes.ts';

// The minimum cost of a booking: node:http and pg run one transaction with the application's own inserts, and send its
// response. Nothing is read, checked, priced or locked.
type Script = {
  writes: Write[];
  headers: OutgoingHttpHeaders;
  answer: string;
  requested: { vehicleId: string; email: string };
  reference: string;
};
type Body = { vehicleId: string; customerInfo: { email: string } };
const { writes, headers, answer, requested, reference }: Script = JSON.parse(
  readFileSync(process.env.SCRIPT ?? '', 'utf8'),
);
const bytes = Buffer.from(answer);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });

type Substitutions = Map<string, string>;

// Hashes of keys and tokens: different for each booking, but the same wherever a hash repeats within one.
const hashes = new Set(writes.flatMap(({ values }) => values.flatMap((value) => (isHash(value) ? [value.hex] : []))));
const drawn = [requested.vehicleId, requested.email, reference, ...writes.flatMap(({ ids }) => ids)];

const isVaried = (value: Value) =>
  isHash(value) || (typeof value === 'string' && drawn.some((id) => value.includes(id)));
const prepared = writes.map(({ text, values, ids }) => ({
  text,
  ids,
  values: values.map((value) => ({ value: toColumn(value), varies: isVaried(value) })),
}));

const valuesOf = (write: (typeof prepared)[number], substitutions: Substitutions) =>
  write.values.map(({ value, varies }) => (varies ? varied(value, substitutions) : value));

const varied = (value: unknown, substitutions: Substitutions): unknown => {
  if (Buffer.isBuffer(value)) return Buffer.from(substitutions.get(value.toString('hex')) ?? '', 'hex');
  let changed = String(value);
  for (const [old, mine] of substitutions) changed = changed.replaceAll(old, mine);
  return changed;
};

const book = async ({ vehicleId, customerInfo }: Body): Promise<void> => {
  const substitutions: Substitutions = new Map([
    [requested.vehicleId, vehicleId],
    [requested.email, customerInfo.email],
    [reference, `SPH-${randomUUID().slice(0, 8)}`],
  ]);
  for (const hash of hashes) substitutions.set(hash, randomBytes(32).toString('hex'));
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const write of prepared) {
      const { rows } = await client.query(write.text, valuesOf(write, substitutions));
      if (write.ids.length > 0)
        for (const [at, id] of idsIn(rows).entries()) substitutions.set(write.ids[at] ?? id, id);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
};

const server = createServer(async (request, response) => {
  await book(JSON.parse(await text(request)));
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));

function isHash(value: Value): value is { hex: string } {
  return typeof value === 'object' && value !== null && value.hex.length === 64;
}

function toColumn(value: Value): unknown {
  return typeof value === 'object' && value !== null ? Buffer.from(value.hex, 'hex') : value;
}
