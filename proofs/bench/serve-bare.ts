import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from './instruments/captured-statements.ts';
import { announcePort } from './instruments/processes.ts';

// The minimum cost of a response: node:http and pg run the application's own statements, and send its bytes.
type Script = { statements: Statement[]; headers: OutgoingHttpHeaders; body: string };
const { statements, headers, body }: Script = JSON.parse(readFileSync(process.env.SCRIPT ?? '', 'utf8'));
const bytes = Buffer.from(body);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });

const server = createServer(async (_request, response) => {
  for (const statement of statements) await pool.query(statement);
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
