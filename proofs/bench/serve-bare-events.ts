import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { announcePort } from './instruments/processes.ts';

// The minimum cost of an event of the provider: one insert and one job in a transaction. Nothing is checked or looked up.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const answer = Buffer.from(JSON.stringify({ success: true, data: { received: true } }));

const server = createServer(async (request, response) => {
  const { id } = (await json(request)) as { id: string };
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into provider_event (event_id, received_at) values ($1, now())', [`evnt_bare_${id}`]);
  await client.query(`select graphile_worker.add_job('nobody-settles', $1::json, job_key => $2)`, [{ id }, id]);
  await client.query('commit');
  client.release();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
});
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
