import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './store.ts';

let folder: string;
let store: ReturnType<typeof openStore>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
  store = openStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test('work that fails midway leaves nothing behind, and the next work is stored', () => {
  const things = store.collection<string>('thing');
  const fails = () =>
    store.together(() => {
      things.add('a', 0, 'half');
      throw new Error('midway');
    });
  expect(fails).toThrow('midway');
  expect(things.find('a')).toBeUndefined();
  store.together(() => things.add('b', 0, 'whole'));
  expect(things.every()).toEqual(['whole']);
});

test('an id belongs to its kind and is given once', () => {
  const things = store.collection<string>('thing');
  things.add('a', 0, 'one');
  expect(store.collection('other').find('a')).toBeUndefined();
  expect(() => things.add('a', 0, 'two')).toThrow();
  expect(things.find('a')).toBe('one');
});

test('what was stored and the secret of the fingerprints are the same after a new start', () => {
  store.collection<{ n: number }>('thing').add('a', 0, { n: 1 });
  const key = store.fingerprintKey;
  store.close();
  store = openStore(folder);
  expect(store.collection('thing').find('a')).toEqual({ n: 1 });
  expect(store.fingerprintKey).toBe(key);
});
