import { expect, test } from 'vitest';
import type { Operation } from '../document/operations.ts';
import type { Request } from '../requests/request.ts';
import type { Answer } from '../run/ask.ts';
import { reportOf } from '../run/report.ts';
import { createTally } from '../run/tally.ts';

const refusal = {
  type: 'object',
  properties: { success: { type: 'boolean' }, message: { type: 'string' }, error: { type: 'string' } },
  required: ['success', 'message', 'error'],
} as const;
const operation: Operation = {
  route: 'POST /users',
  method: 'POST',
  path: '/api/users',
  access: 'admin',
  params: [],
  query: [],
  body: { type: 'object' },
  form: null,
  answers: {
    200: { 'application/json': { type: 'object', properties: { data: { type: 'integer' } }, required: ['data'] } },
    '4XX': { 'application/json': refusal },
    '5XX': { 'application/json': refusal },
  },
};
const request: Request = {
  operation,
  isDeclared: true,
  role: 'admin',
  what: 'good',
  method: 'POST',
  target: '/api/users',
  headers: {},
  body: Buffer.from('{}'),
  wrong: [],
  says: [],
};

const answered = (status: number, json: object, headers: Answer['headers'] = {}): Answer => ({
  status,
  json,
  ms: 1,
  failure: null,
  body: Buffer.from(JSON.stringify(json)),
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'r1', ...headers },
});
const taken = answered(200, { data: 1 });
const problem = { success: false, message: 'Email is required', error: 'form.invalid', requestId: 'r1' };
const refused = answered(422, problem);

const judged = (sent: Request, answer: Answer) => {
  const tally = createTally('http://localhost:3000', []);
  tally.hold(sent, answer);
  return { report: reportOf(tally, 1), faults: tally.faults() };
};

test.each([
  ['a success', request, taken],
  ['a refusal', { ...request, wrong: ['name is missing'] }, refused],
  ['somebody else refused', { ...request, role: 'guest' as const }, answered(403, problem)],
  ['a page that is not there', { ...request, isDeclared: false, target: '/nothing' }, answered(404, { any: 1 })],
  ['a file with a hash in it', request, answered(200, { data: 1 }, { 'content-disposition': 'attachment' })],
])('%s is no fault', (_what, sent, answer) => {
  const { report, faults } = judged(sent, answer);
  expect([report.isClean, faults]).toEqual([true, []]);
  expect(report.verdict).toBe('1 requests to 1 calls with seed 1: no fault');
});

const stack = { ...problem, message: 'x\n    at save (/work/src/main.ts:12:3)' };

test.each<[what: string, sent: Request, answer: Answer, oracle: string, says: string]>([
  ['no answer', request, { ...taken, status: 0, failure: 'socket hang up' }, 'answered', 'socket hang up'],
  ['a defect', request, answered(500, { ...problem, error: 'server.failed' }), 'no defect', 'the answer is 500'],
  ['shedding', request, answered(503, { ...problem, error: 'server.busy' }), 'no defect', 'the answer is 503'],
  ['nonsense taken', { ...request, wrong: ['name is missing'] }, taken, 'no nonsense taken', 'name is missing'],
  ['a stranger let in', { ...request, role: 'staff' }, taken, 'nobody else admitted', 'staff may not call'],
  ['another status', request, answered(201, { data: 1 }), 'declared', 'knows no answer 201'],
  [
    'another type',
    request,
    answered(200, { data: 1 }, { 'content-type': 'text/html; charset=utf-8' }),
    'declared',
    'of type text/html',
  ],
  [
    'letters of nobody knows which kind',
    request,
    answered(200, { data: 1 }, { 'content-type': 'text/csv' }),
    'declared',
    'which letters',
  ],
  ['another body', request, answered(200, { data: 'one' }), 'declared', '.data is not a number'],
  ['broken JSON', request, { ...taken, json: undefined }, 'declared', 'it is no JSON'],
  [
    'a refusal without a code',
    request,
    answered(400, { ...problem, error: 'Bad Request' }),
    'a proper refusal',
    'is no code',
  ],
  [
    'a refusal of another request',
    request,
    answered(400, { ...problem, requestId: 'r2' }),
    'a proper refusal',
    'another request',
  ],
  ['a stack', request, answered(422, stack), 'nothing of the inside', 'a stack'],
  [
    'a statement',
    request,
    answered(422, { ...problem, message: 'Failed query: select 1' }),
    'nothing of the inside',
    'query',
  ],
  [
    'a hash',
    request,
    answered(200, { data: 1, hash: '$argon2id$v=19' }),
    'nothing of the inside',
    'a hash of a password',
  ],
])('%s is a fault, which is told with a line of curl', (_what, sent, answer, oracle, says) => {
  const { report, faults } = judged(sent, answer);
  expect(faults).toContainEqual(expect.objectContaining({ oracle, says: expect.stringContaining(says), times: 1 }));
  expect(report.isClean).toBe(false);
  expect(report.verdict).toMatch(/^1 requests to 1 calls with seed 1: \d+ faults, the first in POST \/users$/);
  expect(report.lines.join('\n')).toContain(
    "curl -isS --path-as-is -X POST --data-binary '{}' 'http://localhost:3000/api/users'",
  );
});
