import { expect, test } from 'vitest';
import { takes } from './call-pattern.ts';

test.each([
  ['POST /charges', 'POST', '/charges', true],
  ['POST /charges', 'POST', '/charges/', true],
  ['POST /charges', 'GET', '/charges', false],
  ['POST /charges', 'POST', '/charges/chrg_1/capture', false],
  ['POST /charges/:id/capture', 'POST', '/charges/chrg_1/capture', true],
  ['POST /charges/:id/capture', 'POST', '/charges/chrg_1/reverse', false],
  ['GET /charges/chrg_1', 'GET', '/charges/chrg_1', true],
  ['GET /charges/chrg_1', 'GET', '/charges/chrg_2', false],
  ['GET /charges/*', 'GET', '/charges/chrg_2/refunds', true],
  ['GET /charges/*', 'GET', '/charges', true],
  ['GET /charges/*', 'GET', '/refunds', false],
  ['* /*', 'PATCH', '/anything/at/all', true],
])('%s on %s %s: %s', (pattern, method, path, expected) => {
  expect(takes(pattern, method, path)).toBe(expected);
});
