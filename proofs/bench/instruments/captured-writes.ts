import { connect } from '#platform/database/database.ts';
import { createPlainApplication } from '#test/plain-application.ts';

/** A statement's parameter in JSON: bytes as hexadecimal digits. */
export type Value = string | number | boolean | null | Readonly<{ hex: string }>;

/** A writing statement, and the ids of the rows it returned. */
export type Write = Readonly<{ text: string; values: readonly Value[]; ids: readonly string[] }>;

export type Post = Readonly<{ path: string; headers: Readonly<Record<string, string>>; body: object }>;

/** The writes in the application's transaction for a POST, in order, and its response. */
export const captureWrites = async (databaseUrl: string, { path, headers, body }: Post) => {
  const db = connect(databaseUrl);
  const writes: Write[] = [];
  db.pool.on('connect', (client) => {
    const { query } = client;
    Object.assign(client, {
      query: async (...args: [string | { text: string }, unknown[]?]) => {
        const result: { rows?: unknown[] } = await Reflect.apply(query, client, args);
        const text = typeof args[0] === 'string' ? args[0] : args[0].text;
        if (isWrite.test(text)) writes.push({ text, values: (args[1] ?? []).map(toValue), ids: idsIn(result.rows) });
        return result;
      },
    });
  });
  const { server } = await createPlainApplication(db);
  try {
    const reply = await server.inject({ method: 'POST', url: path, headers, payload: body });
    if (reply.statusCode !== 200) throw new Error(`${path} was answered with ${reply.statusCode}: ${reply.body}`);
    return { writes, answer: reply.body };
  } finally {
    await server.close();
    await db.pool.end();
  }
};

const isWrite = /^\s*(insert|update|delete|select graphile_worker\.add_job)/i;

const toValue = (value: unknown): Value => {
  if (Buffer.isBuffer(value)) return { hex: value.toString('hex') };
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Value;
  return JSON.stringify(value);
};

/** The ids in a statement's result, in order. */
export const idsIn = (rows: unknown): string[] =>
  JSON.stringify(rows ?? []).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
