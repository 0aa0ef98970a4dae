import { type Chance, oneOf } from '../values/chance.ts';
import { nonsenseText } from '../values/nonsense.ts';
import { oddBodies, oddTypes } from './odd-bodies.ts';
import { oddHeaders } from './odd-headers.ts';
import { tricks } from './odd-paths.ts';
import type { Request } from './request.ts';

/** Changes an assembled request; null if the change does not apply. */
type Spoil = (request: Request, chance: Chance) => Request | null;

const withHeaders = (request: Request, headers: Request['headers']): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

const brokenJson: Spoil = (request, chance) => {
  if (!request.body || request.operation.form) return null;
  const [what, bytes] = oneOf(chance, oddBodies);
  return { ...request, body: Buffer.from(bytes), wrong: [`the body is ${what}`] };
};

const otherType: Spoil = (request, chance) => {
  if (!request.body) return null;
  const type = oneOf(chance, oddTypes);
  return { ...withHeaders(request, { 'content-type': type }), wrong: [`the content type is ${type}`] };
};

const noBody: Spoil = (request) => {
  if (!request.body) return null;
  const { 'content-type': _, ...headers } = request.headers;
  return { ...request, headers, body: null, wrong: ['there is no body'] };
};

const notPacked: Spoil = (request) =>
  request.body && {
    ...withHeaders(request, { 'content-encoding': 'gzip' }),
    wrong: ['the body is not packed as it says'],
  };

const oddHeader: Spoil = (request, chance) => withHeaders(request, oneOf(chance, oddHeaders));

const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'LOCK'];

/** Marks a request whose method or path the document may not have, so that no violation is known. */
const undeclared = (request: Request): Request => ({ ...request, isDeclared: false, wrong: [] });

const otherMethod: Spoil = (request, chance) => ({ ...undeclared(request), method: oneOf(chance, methods) });

const otherPath: Spoil = (request, chance) => {
  const [path = ''] = request.target.split('?');
  const target = oneOf(chance, tricks)(path, nonsenseText(chance).toWellFormed());
  return { ...undeclared(request), target };
};

export const wireSpoils: readonly (readonly [what: string, times: number, spoil: Spoil])[] = [
  ['broken JSON', 8, brokenJson],
  ['another content type', 5, otherType],
  ['no body', 3, noBody],
  ['not packed', 1, notPacked],
  ['odd headers', 10, oddHeader],
  ['another method', 3, otherMethod],
  ['another path', 5, otherPath],
];
