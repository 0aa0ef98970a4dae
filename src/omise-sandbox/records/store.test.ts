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

test('work inside other work is stored with it or not at all', () => {
  const things = store.collection<string>('thing');
  const tasks = store.queue<string>('task');
  const fails = () =>
    store.together(() => {
      store.together(() => {
        things.add('a', 0, 'inner');
        tasks.add(0, 'inner');
      });
      throw new Error('afterwards');
    });
  expect(fails).toThrow('afterwards');
  expect(things.every()).toEqual([]);
  expect(tasks.next()).toBeNull();
});

test('what is queued comes out when it is due, earliest first, also after a new start', () => {
  const tasks = store.queue<string>('task');
  tasks.add(30, 'late');
  tasks.add(10, 'soon');
  tasks.add(20, 'next');
  store.queue('other').add(5, 'elsewhere');
  expect(tasks.next()).toBe(10);
  expect(tasks.due(20, 9).map(({ value }) => value)).toEqual(['soon', 'next']);
  expect(tasks.due(99, 1).map(({ value }) => value)).toEqual(['soon']);
  const [soon, next] = tasks.due(20, 9);
  if (!soon || !next) throw new Error('nothing is due');
  tasks.change(soon.seq, 40, 'put off');
  tasks.remove(next.seq);
  store.close();
  store = openStore(folder);
  expect(store.queue<string>('task').due(99, 9)).toMatchObject([
    { due: 30, value: 'late' },
    { due: 40, value: 'put off' },
  ]);
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
