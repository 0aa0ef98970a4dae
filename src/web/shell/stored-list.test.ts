import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#test/builders/browser-storage.ts';
import { storedList } from './stored-list.ts';

type Note = Readonly<{ name: string; text: string; keptAt: number }>;

const now = Date.UTC(2026, 10, 20, 5);
const day = 24 * 3_600_000;
const note = (name: string, text = '', keptAt = now): Note => ({ name, text, keptAt });
const isNote = (value: unknown): value is Note => typeof Object(value).name === 'string';
const notes = () => storedList<Note>('notes', { isEntry: isNote, nameOf: ({ name }) => name });
const names = (list: ReturnType<typeof notes>) => list.read().map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', browserStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an entry is kept for a day, for every tab', () => {
  notes().keep(note('a', '', now - day + 1));
  notes().keep(note('b', '', now - day));
  expect(names(notes())).toEqual(['a']);
});

test.each(['', '{', '{}', '[1, null, {}]'])('what cannot be read, such as %s, is no entry', (text) => {
  localStorage.setItem('notes', text);
  expect(notes().read()).toEqual([]);
});

test('an entry replaces the one of its name, the newest is first, and no more than twenty are kept', () => {
  const list = notes();
  for (let index = 0; index < 21; index += 1) list.keep(note(`n${index}`));
  expect(list.read()).toHaveLength(20);
  expect(list.read()[0]).toMatchObject({ name: 'n20' });
  list.keep(note('n7', 'new'));
  expect(list.read()).toHaveLength(20);
  expect(list.read()[0]).toEqual(note('n7', 'new'));
});

test('an entry is dropped by its name', () => {
  const list = notes();
  list.keep(note('a'));
  list.keep(note('b'));
  list.drop('a');
  expect(names(notes())).toEqual(['b']);
  list.drop('b');
  expect(names(list)).toEqual([]);
});

test('without storage an entry lasts as long as its page, and says so', () => {
  expect(notes().keep(note('a'))).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  const list = notes();
  expect(list.keep(note('a'))).toBe(false);
  expect([names(list), names(notes())]).toEqual([['a'], []]);
});
