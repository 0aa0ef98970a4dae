import { expect, test } from 'vitest';
import type { Operation } from '../document/operations.ts';
import type { Request } from '../requests/request.ts';
import { reportOf } from './report.ts';
import { createTally } from './tally.ts';

const operation: Operation = {
  route: 'GET /reviews',
  method: 'GET',
  path: '/api/reviews',
  access: 'staff',
  params: [],
  form: null,
  query: [{ name: 'search', isRequired: false, schema: { type: 'string' } }],
  body: null,
  answers: { 200: { 'application/json': {} }, '4XX': { 'application/json': {} } },
};
const sent: Request = {
  operation,
  isDeclared: true,
  role: 'staff',
  what: 'good',
  method: 'GET',
  target: '/api/reviews',
  headers: {},
  body: null,
  wrong: [],
  says: ['search in the query'],
};

const faultsOf = (requests: readonly (readonly [Request, number])[], unprepared?: string) => {
  const tally = createTally('http://localhost:3000', [operation]);
  for (const [request, status] of requests) {
    const json = { success: false, message: 'No', error: 'auth.no', requestId: 'r1' };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'r1' };
    tally.hold(request, { status, headers, json, body: Buffer.from(JSON.stringify(json)), ms: 1, failure: null });
  }
  if (unprepared) tally.unprepared(operation.route, unprepared);
  const { lines, isClean } = reportOf(tally, 1);
  const faults = lines.filter((line) => line.startsWith('FAULT'));
  expect(isClean).toBe(faults.length === 0);
  return faults;
};

const unsaid = 'FAULT (never said) GET /reviews: search in the query';
const unsuccessful = 'FAULT (never a success) GET /reviews';

test('a run is clean in which every call succeeded and everything was said', () => {
  expect(faultsOf([[sent, 200]])).toEqual([]);
});

test('a call that was never made, or never taken, is a fault', () => {
  expect(faultsOf([])).toEqual([unsuccessful, unsaid]);
  expect(faultsOf([[sent, 422]])).toEqual([unsuccessful]);
});

test('so is one whose prepared request was refused, whatever chance was lucky with', () => {
  expect(faultsOf([[sent, 200]], 'it is answered 409')).toEqual([`${unsuccessful} (it is answered 409)`]);
});

test.each([
  ['by somebody who is not let in', sent, 401],
  ['by somebody of another role', sent, 403],
  ['beside something wrong', { ...sent, wrong: ['page is missing'] }, 422],
  ['to another address', { ...sent, isDeclared: false }, 404],
])('what is said %s counts as never said', (_who, request, status) => {
  expect(
    faultsOf([
      [{ ...sent, says: [] }, 200],
      [request, status],
    ]),
  ).toEqual([unsaid]);
});
