import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { isSlug, isTakenByScreen } from '#kernel/page-slug.ts';
import routes from './routes.ts';

/** The first part of every address that a screen has. */
const firstParts = ({ path, children = [] }: RouteConfigEntry): string[] =>
  path === undefined ? children.flatMap(firstParts) : [path.split('/')[0] ?? ''];

/** Slugs that have both a screen and a content page. */
const shownByScreens = ['contact'];

test('no page can be made where a screen lives', async () => {
  const parts = (await routes).flatMap(firstParts).filter((part) => isSlug(part) && !shownByScreens.includes(part));
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => !isTakenByScreen(part))).toEqual([]);
});

test('nor where files or calls live', async () => {
  const files = await readdir(join(import.meta.dirname, '../../public'));
  const elsewhere = ['api', 'assets', 'drawings', 'og', 'pictures', ...files.filter(isSlug)];
  expect(elsewhere.filter((part) => !isTakenByScreen(part))).toEqual([]);
});

test.each(['terms', 'contact', 'about', 'our-story', 'vehicles-2'])('a page may be called %s', (slug) =>
  expect(isTakenByScreen(slug)).toBe(false),
);
