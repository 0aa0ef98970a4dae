import { expect, test } from 'vitest';
import { isOffice } from './is-office.ts';

test.each([
  ['/admin', true],
  ['/admin/audit', true],
  ['/ADMIN/audit', true],
  ['/administration', false],
  ['/', false],
  ['/vehicles/admin', false],
])('%s is of the office: %s', (pathname, answer) => expect(isOffice({ pathname })).toBe(answer));
