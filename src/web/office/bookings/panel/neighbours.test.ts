import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const page = { page: 2, limit: 3, total: 6, data: [{ id: 'd' }, { id: 'e' }, { id: 'f' }] };

test.each([
  ['d', { index: 4, total: 6, previous: undefined, next: 'e' }],
  ['e', { index: 5, total: 6, previous: 'd', next: 'f' }],
  ['f', { index: 6, total: 6, previous: 'e', next: undefined }],
  ['a', null],
])('%s knows its place on the second page', (id, place) => expect(neighboursOf(id, page)).toEqual(place));

test('without a list there is no place', () => expect(neighboursOf('d', null)).toBeNull());
