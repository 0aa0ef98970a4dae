import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import pg from 'pg';
import type { Statement } from './instruments/captured-statements.ts';
import { announcePort } from './instruments/processes.ts';

// The minimum cost of a page: node:http sends its bytes, compressed each time, after the statements it cannot do without.
type Script = { statements: Statement[]; body: string; coding: 'zstd' | 'br' };
const { statements, body, coding }: Script = JSON.parse(readFileSync(process.env.SCRIPT ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const compress = {
  zstd: (text: string) => promisify(zstdCompress)(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}[coding];

const server = createServer(async (_request, response) => {
  for (const statement of statements) await pool.query(statement);
  const bytes = await compress(body);
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding, 'content-length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
