import { between, type Chance, oneOf } from '../values/chance.ts';
import { nonsenseText } from '../values/nonsense.ts';
import type { Request } from './request.ts';

/** What can be done to a request once it is written down. */
type Spoil = (request: Request, chance: Chance) => Request | null;

const texts: readonly (readonly [string, string | Buffer])[] = [
  ...([
    ['half an object', '{'],
    ['no quotes', '{a: 1}'],
    ['a comma too many', '{"a": 1,}'],
    ['a comment', '/* */ {}'],
  ] as const),
  ...([
    ['a prototype', '{"__proto__": {"x": 1}}'],
    ['NaN', 'NaN'],
    ['a word', 'undefined'],
    ['a mark', '\ufeff{'],
  ] as const),
  ...([
    ['lists without end', '['.repeat(5000)],
    ['two values', '{}{}'],
    ['single quotes', "{'a': 1}"],
  ] as const),
  ...([
    ['broken letters', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
    ['a NUL', Buffer.from('{"a":\u0000}')],
  ] as const),
  ...([
    ['a constructor', '{"constructor": {"prototype": {"x": 1}}}'],
    ['too much', `{"a":"${'x'.repeat(300_000)}"}`],
  ] as const),
];

const brokenJson: Spoil = (request, chance) => {
  if (!request.body || request.operation.form) return null;
  const [what, text] = oneOf(chance, texts);
  return { ...request, body: Buffer.from(text), wrong: [`the body is ${what}`] };
};

const types = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'image/png',
  'nonsense',
  'application/json+x',
  'multipart/form-data; boundary=x',
];

const otherType: Spoil = (request, chance) => {
  if (!request.body) return null;
  const type = oneOf(chance, types);
  return { ...request, headers: { ...request.headers, 'content-type': type }, wrong: [`the content type is ${type}`] };
};

const noBody: Spoil = (request) => {
  if (!request.body) return null;
  const { 'content-type': _, ...headers } = request.headers;
  return { ...request, headers, body: null, wrong: ['there is no body'] };
};

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  ...[
    { accept: 'image/*' },
    { accept: 'application/xml;q=0' },
    { 'accept-language': 'x'.repeat(2000) },
    { 'accept-encoding': 'br;q=x' },
  ],
  ...[{ range: 'bytes=0-' }, { range: 'bytes=9-1,-' }, { 'if-none-match': '*' }, { 'if-modified-since': 'yesterday' }],
  ...[
    { 'x-forwarded-for': "1.1.1.1, ' or 1=1" },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
  ],
  ...[
    { 'idempotency-key': 'short' },
    { 'idempotency-key': 'fuzz-key-fuzz-key' },
    { 'idempotency-key': '\u00ff'.repeat(20) },
  ],
  ...[
    { cookie: 'session=%00' },
    { cookie: 'session=; session=x; session=%E0%A4%A' },
    { cookie: ';;;=;' },
    { cookie: 'lang=xx; client=\u00ff' },
  ],
  ...[{ authorization: 'Bearer' }, { authorization: 'Bearer x y' }, { authorization: `Basic ${'x'.repeat(5000)}` }],
  ...[
    { 'x-booking-token': 'x'.repeat(3000) },
    { 'x-booking-token': "'--" },
    { 'user-agent': '\u00e9\u00ff' },
    { referer: 'javascript:1' },
  ],
  ...[
    { host: 'evil.example' },
    { host: "x'y" },
    { 'x-request-id': 'mine' },
    { 'x-read-for-page': 'true' },
    { te: 'trailers' },
  ],
];

const oddHeader: Spoil = (request, chance) => ({
  ...request,
  headers: { ...request.headers, ...oneOf(chance, oddHeaders) },
});

const packed: Spoil = (request) =>
  request.body && {
    ...request,
    headers: { ...request.headers, 'content-encoding': 'gzip' },
    wrong: ['the body is not packed as it says'],
  };

const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'LOCK'];
const otherMethod: Spoil = (request, chance) => ({
  ...request,
  method: oneOf(chance, methods),
  isDeclared: false,
  wrong: [],
});

const tricks: readonly ((path: string, text: string) => string)[] = [
  ...[(path: string) => `${path}/`, (path: string) => path.replace('/api/', '/api//'), (path: string) => `/${path}`],
  ...[
    (path: string) => `${path}/../../etc/passwd`,
    (path: string) => `${path}/%2e%2e/%2e%2e/settings`,
    (path: string) => `${path}%00`,
  ],
  ...[
    (path: string) => `${path};a=b`,
    (path: string) => path.toUpperCase(),
    (path: string) => `${path}/%c0%af`,
    (path: string) => `${path}%`,
  ],
  ...[
    (path: string) => `${path}/${'x/'.repeat(500)}`,
    (path: string) => `${path}${'x'.repeat(3000)}`,
    (path: string) => `${path}?%`,
  ],
  ...[
    (path: string) => path.replace('/api', '/%61pi'),
    (path: string) => path.replace('/api', ''),
    (path: string) => `/assets/..${path}`,
  ],
  ...[
    (_: string, text: string) => `/${encodeURIComponent(text)}`,
    (_: string, text: string) => `/api/${encodeURIComponent(text)}`,
  ],
  ...[
    (_: string, text: string) => `/pictures/${encodeURIComponent(text)}`,
    (_: string, text: string) => `/drawings/${encodeURIComponent(text)}`,
  ],
  ...[
    (_: string, text: string) => `/vehicles?search=${encodeURIComponent(text)}`,
    (_: string, text: string) => `/og/vehicle/${encodeURIComponent(text)}`,
  ],
];

const otherPath: Spoil = (request, chance) => {
  const trick = tricks[between(chance, 0, tricks.length - 1)];
  if (!trick) return null;
  const [path = ''] = request.target.split('?');
  const target = trick(path, nonsenseText(chance).toWellFormed());
  return { ...request, target, isDeclared: false, wrong: [] };
};

export const wireSpoils: readonly (readonly [what: string, times: number, spoil: Spoil])[] = [
  ['broken JSON', 8, brokenJson],
  ['another content type', 5, otherType],
  ['no body', 3, noBody],
  ['odd headers', 10, oddHeader],
  ['not packed', 1, packed],
  ['another method', 3, otherMethod],
  ['another path', 5, otherPath],
];
