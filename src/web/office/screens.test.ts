import { readFile } from 'node:fs/promises';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { mayOpen, screens, screensFor } from './screens.ts';

test.each([
  ['STAFF', 'admin', true],
  ['STAFF', 'admin/*', true],
  ['STAFF', 'admin/dashboard', true],
  ['ADMIN', 'admin/dashboard', true],
  ['STAFF', 'admin/calendar/bookings/:id', true],
  ['STAFF', 'admin/dashboard/bookings/:id', true],
  ['STAFF', 'admin/audit', false],
  ['STAFF', 'admin/audit/:subjectKind/:subjectId', false],
  ['ADMIN', 'admin/audit/:subjectKind/:subjectId', true],
  ['ADMIN', 'admin/auditors', false],
  ['STAFF', 'admin/settings', false],
  ['STAFF', 'admin/settings/general', false],
  ['STAFF', 'admin/settings/users', false],
  ['STAFF', 'admin/settings/locations', true],
  ['STAFF', 'admin/settings/locations-of-others', false],
  ['ADMIN', 'admin/settings/general', true],
  ['ADMIN', 'admin/not-in-the-table', false],
] as const)('%s at %s: %s', (role, pattern, answer) => expect(mayOpen(role, pattern)).toBe(answer));

test('staff find in the rail what they may open, admins everything', () => {
  expect(screensFor('STAFF').map(({ path }) => path)).not.toContain('/admin/audit');
  expect(screensFor('ADMIN')).toEqual(screens);
});

test('of the settings staff find the locations alone', () => {
  expect(screensFor('STAFF').find(({ name }) => name === 'settings')?.path).toBe('/admin/settings/locations');
});

/** The route patterns of an entry and of all entries below it. */
const patternsBelow = ({ path = '', children = [] }: RouteConfigEntry, above = ''): string[] => {
  const own = [above, path].filter(Boolean).join('/');
  return [...(path ? [own] : []), ...children.flatMap((child) => patternsBelow(child, own))];
};

const patterns = async () => (await routes).flatMap((one) => patternsBelow(one)).filter((one) => /^admin/.test(one));

test('every page of the office belongs to a screen, and every screen has its page', async () => {
  const paths = await patterns();
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((pattern) => !mayOpen('ADMIN', pattern))).toEqual([]);
  expect(screens.filter(({ path }) => !paths.includes(path.slice(1)))).toEqual([]);
});

test('every screen is looked at in every width, theme and language', async () => {
  const walk = await readFile('e2e/office-looks.spec.ts', 'utf8');
  expect(screens.filter(({ path }) => !walk.includes(`'${path}`) && !walk.includes(`\`${path}`))).toEqual([]);
});
