import { storedText } from './stored-text.ts';

type Entry = Readonly<{ /** On this browser's clock, in milliseconds. */ keptAt: number }>;

type Kind<T> = Readonly<{
  isEntry: (value: unknown) => value is T;
  /** What a later entry replaces an earlier one by. */
  nameOf: (entry: T) => string;
}>;

const GOOD_FOR_MS = 24 * 3_600_000;
const MOST = 20;

/**
 * Entries that every tab of this browser finds for a day, the newest first, at most twenty. Where storage is full or
 * blocked, they last as long as the page.
 */
export const storedList = <T extends Entry>(place: string, kind: Kind<T>) => {
  const storage = storedText('browser', place);
  /** What this page has kept, used when storage yields nothing. */
  let here: readonly T[] = [];
  const read = (): readonly T[] => {
    const stored = entriesIn(storage.read(), kind);
    return stored.length > 0 ? stored : here;
  };
  const write = (entries: readonly T[]): boolean => {
    here = entries;
    return storage.write(JSON.stringify(entries));
  };
  const without = (name: string) => read().filter((entry) => kind.nameOf(entry) !== name);
  return {
    read,
    /** Returns whether it outlives the page. */
    keep: (entry: T): boolean => write([entry, ...without(kind.nameOf(entry))].slice(0, MOST)),
    drop: (name: string): void => void write(without(name)),
    clear: (): void => {
      here = [];
      storage.remove();
    },
  };
};

const entriesIn = <T extends Entry>(text: string | null, { isEntry }: Kind<T>): T[] =>
  listIn(text).filter((entry): entry is T => isEntry(entry) && Date.now() - entry.keptAt < GOOD_FOR_MS);

const listIn = (text: string | null): unknown[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};
