import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import { announcePort } from './instruments/processes.ts';

// The minimum cost of a page of a given size: node:http and React Router with the built `empty-page/`.
const build = await import(join(import.meta.dirname, '../../node_modules/.cache/bench/empty-page/server/index.js'));
const server = createServer(createRequestListener({ build }));
server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
