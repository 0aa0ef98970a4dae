import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sbomOf } from '../scripts/sbom.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), integrity: z.string().optional(), dev: z.boolean().default(false) }),
  ),
});
const Sbom = z.object({
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      hashes: z.tuple([z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })]),
      licenses: z.tuple([
        z.union([z.object({ license: z.object({ id: z.string() }) }), z.object({ expression: z.string() })]),
      ]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const lock = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const { packages } = Lock.parse(JSON.parse(lock));
const { components, dependencies } = Sbom.parse(JSON.parse(sbomOf(lock)));
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';
const hexOf = (integrity = '') => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

test('the bill of materials names every package that production runs, with its licence and its digest', () => {
  const listed = components.map(({ name, version, hashes: [{ content }] }) => `${name}@${version} ${content}`);
  const locked = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, integrity }]) => `${nameOf(path)}@${version} ${hexOf(integrity)}`);
  expect(locked.length).toBeGreaterThan(400);
  expect(listed.toSorted()).toEqual(locked.toSorted());
});

test('it leads from the product to each of them, and to nothing else', () => {
  const known = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const walk = (ref: string) => {
    for (const next of known.get(ref) ?? []) if (!reached.has(next) && reached.add(next)) walk(next);
  };
  walk('saphan');
  expect([...reached].toSorted()).toEqual(components.map((one) => one['bom-ref']).toSorted());
});
