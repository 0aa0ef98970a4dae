import { expect, test } from 'vitest';
import { accountLinks } from './account-links.ts';

const own = ['/dashboard', '/bookings', '/profile'];

test.each([
  ['CUSTOMER', own],
  ['STAFF', ['/admin/dashboard', ...own]],
  ['ADMIN', ['/admin/dashboard', ...own]],
] as const)('the menu of a %s leads to %j', (role, paths) =>
  expect(accountLinks({ role }).map(({ to }) => to)).toEqual(paths),
);
