import { expect, test } from 'vitest';
import type { VisitResults } from '../visitors.ts';
import { type Proof, verdictOf, wrongWith } from './verdict.ts';

const felt = (values: Partial<VisitResults> = {}): VisitResults => ({
  sent: 1,
  byStatus: { 200: 1 },
  failures: [],
  booked: ['BKKFULL1'],
  longestMs: 1,
  ...values,
});
const refused = 'POST /api/bookings: 507 {}';
const proofOf = (values: Partial<Proof> = {}): Proof => ({
  before: felt(),
  full: felt({ booked: [], byStatus: { 507: 1 }, failures: [refused] }),
  gone: felt({ booked: [], byStatus: { 503: 1 }, failures: ['GET /: 503 '] }),
  lost: [],
  bookedAfter: 1,
  uploads: [507],
  lostPictures: [],
  uploadedAfter: 1,
  ...values,
});

test('a disk that was full, and of which everybody heard in words, is borne', () => {
  expect(wrongWith(proofOf())).toEqual([]);
  expect(verdictOf(proofOf())).toContain(
    'loses nothing: 1 bookings before, 0 while the disk was full, 1 refused, 1 req',
  );
});

test.each<[string, Partial<Proof>, string]>([
  ['an error', { full: felt({ failures: [refused, 'GET /: 500 '] }) }, 'with a full disk: GET /: 500 '],
  ['an error without a log', { gone: felt({ byStatus: { 503: 1 }, failures: ['GET /: 500 '] }) }, 'GET /: 500 '],
  ['a broken connection', { full: felt({ failures: [refused, 'GET /: socket hang up'] }) }, 'socket hang up'],
  ['no answer', { full: felt({ failures: [refused, 'GET /: The operation was aborted'] }) }, 'was aborted'],
  ['a failure with room', { before: felt({ failures: ['GET /: 503 '] }) }, 'before the disk was full'],
  ['a lost booking', { lost: ['BKKFULL1'] }, 'lost: BKKFULL1'],
  ['a lost photograph', { lostPictures: ['/a'] }, 'lost: /a'],
  ['a disk that was not full', { full: felt() }, 'the disk was not full'],
  ['a PostgreSQL that lived on', { gone: felt() }, 'never ended'],
  ['nothing to lose', { before: felt({ booked: [] }) }, 'nothing was booked'],
  ['an upload that is an error', { uploads: [507, 500] }, 'an upload to a full disk had 500'],
  ['an upload that was taken', { uploads: [200] }, 'an upload to a full disk had 200'],
  ['a booking too late', { bookedAfter: 10 }, 'a booking was taken only 10.0 s after'],
  ['an upload too late', { uploadedAfter: 60 }, 'an upload was taken only 60.0 s after'],
])('%s is wrong', (_what, values, sentence) => {
  expect(wrongWith(proofOf(values))).toEqual([expect.stringContaining(sentence)]);
  expect(verdictOf(proofOf(values))).toContain('was not borne');
});
