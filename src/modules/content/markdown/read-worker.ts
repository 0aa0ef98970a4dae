import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readText } from './read-text.ts';

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(readText(request)));
