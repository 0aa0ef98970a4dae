import { expect, test } from 'vitest';
import { waitAfterLimit } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const wait = (headers: Record<string, string>) => waitAfterLimit({ headers: new Headers(headers) }, now);

test.each([
  ['as Retry-After says', { 'retry-after': '7' }, 7_000],
  ['until the moment of Retry-After', { 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' }, 30_000],
  ['as the reset header says when there is no Retry-After', { 'x-ratelimit-reset': '12' }, 12_000],
  ['until the reset when it is a moment', { 'ratelimit-reset': String(now / 1000 + 20) }, 20_000],
  ['as Retry-After says when both are there', { 'retry-after': '3', 'x-ratelimit-reset': '50' }, 3_000],
  ['60 seconds when nothing is said', {}, 60_000],
  ['60 seconds when what is said makes no sense', { 'retry-after': 'soon' }, 60_000],
  ['never more than 300 seconds', { 'retry-after': '86400' }, 300_000],
  ['not at all when the moment is over', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
])('waits %s', (_, headers, milliseconds) => expect(wait(headers)).toBe(milliseconds));
