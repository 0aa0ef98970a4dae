import { registerCache } from '../cache/cache-registry.ts';
import type { Tx } from './database.ts';
import { onOwnChanges } from './own-changes.ts';

/**
 * The tables whose facts are the same for everybody. A trigger announces each change of theirs (migration 0074): to all
 * processes on the channel `changed`, and to the connection that made it by a notice. Of these only `vehicle_occupancy`
 * changes with every booking.
 */
export const cachedTables = [
  'addon',
  'addon_category',
  'category',
  'content_page',
  'insurance_option',
  'insurance_package',
  'insurance_package_option',
  'insurance_package_rate',
  'location',
  'location_pair',
  'payment_method',
  'picture',
  'promotion',
  'review',
  'season',
  'setting',
  'vehicle',
  'vehicle_occupancy',
] as const;
type CachedTable = (typeof cachedTables)[number];

type Read = Readonly<{ tables: readonly CachedTable[] }>;
type Entry = { result: Promise<unknown>; at: number };
type Entries = Map<string, Entry>;
type Cache = { isOn: boolean; entries: Map<Read, Entries> };

/** By database: transactions and replicas have none, and read the tables themselves. */
const caches = new WeakMap<Tx, Cache>();

/** Results of one read with different arguments; the oldest go first. */
const MOST = 5_000;
/** Should an announcement ever be missed, this is how long its facts outlive it. */
const LONGEST_MS = 30_000;

/** Caches results by a key until one of `tables` changes: see `cachedRead`. */
export const cachedByKey = <Result>(
  tables: readonly CachedTable[],
): ((tx: Tx, key: string, make: () => Promise<Result>) => Promise<Result>) => {
  const read: Read = { tables };
  return (tx, key, make) => {
    const entries = entriesOf(tx, read);
    return entries ? (lookUp<Result>(entries, key) ?? store(entries, key, make())) : make().then(frozen);
  };
};

/**
 * A read whose result is cached until one of `tables` changes, for reads outside transactions in a process that listens
 * for changes. A transaction always reads the tables: nothing is decided by what is cached. Name every table that the
 * read touches. Results are shared, and therefore frozen, also where they are not cached.
 */
export const cachedRead = <Args extends readonly (string | number | boolean | null | undefined)[], Result>(
  tables: readonly CachedTable[],
  read: (tx: Tx, ...args: Args) => Promise<Result>,
): ((tx: Tx, ...args: Args) => Promise<Result>) => {
  const cached = cachedByKey<Result>(tables);
  return (tx, ...args) => cached(tx, args.length === 0 ? '' : JSON.stringify(args), () => read(tx, ...args));
};

/**
 * Like `cachedRead`, for rows by their ids, in the order of the ids: reads together those that are not cached. Unknown
 * ids are left out.
 */
export const cachedRows = <Row extends Readonly<{ id: string }>>(
  tables: readonly CachedTable[],
  read: (tx: Tx, ids: readonly string[]) => Promise<readonly Row[]>,
): ((tx: Tx, ids: readonly string[]) => Promise<Row[]>) => {
  const self: Read = { tables };
  const readById = async (tx: Tx, ids: readonly string[]) =>
    new Map((await read(tx, ids)).map((row) => [row.id, frozen(row)]));
  return async (tx, ids) => {
    if (ids.length === 0) return [];
    const entries = entriesOf(tx, self);
    if (!entries) {
      const rows = await readById(tx, ids);
      return ids.flatMap((id) => rows.get(id) ?? []);
    }
    const missing = ids.filter((id) => !lookUp(entries, id));
    const rows = missing.length > 0 ? readById(tx, missing) : undefined;
    const results = new Map(
      missing.map((id) => [
        id,
        store(
          entries,
          id,
          Promise.resolve(rows).then((read) => read?.get(id)),
        ),
      ]),
    );
    const whole = await Promise.all(ids.map((id) => results.get(id) ?? lookUp<Row | undefined>(entries, id)));
    return whole.filter((row) => row !== undefined);
  };
};

const entriesOf = (tx: Tx, read: Read): Entries | undefined => {
  const cache = caches.get(tx);
  if (!cache?.isOn) return undefined;
  const entries: Entries = cache.entries.get(read) ?? new Map();
  cache.entries.set(read, entries);
  return entries;
};

const lookUp = <Result>(entries: Entries, key: string): Promise<Result> | undefined => {
  const entry = entries.get(key);
  return entry && performance.now() - entry.at < LONGEST_MS ? (entry.result as Promise<Result>) : undefined;
};

/** A result under way is stored too, so that callers share it; when its table changes meanwhile, the next one reads anew. */
const store = <Result>(entries: Entries, key: string, reading: Promise<Result>): Promise<Result> => {
  const result = reading.then(frozen);
  const entry = { result, at: performance.now() };
  entries.delete(key);
  entries.set(key, entry);
  result.catch(() => entries.get(key) === entry && entries.delete(key));
  const [oldest] = entries.keys();
  if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
  return result;
};

const frozen = <Value>(value: Value): Value => {
  if (Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype) {
    Object.freeze(value);
    for (const part of Object.values(value as object)) if (!Object.isFrozen(part)) frozen(part);
  }
  return value;
};

/** Gives a database its cache, which is off until its process listens for changes. */
export const readCacheOf = (db: Tx) => {
  const cache: Cache = { isOn: false, entries: new Map() };
  caches.set(db, cache);
  const empty = () => {
    const size = [...cache.entries.values()].reduce((sum, entries) => sum + entries.size, 0);
    cache.entries.clear();
    return size;
  };
  const invalidate = (table: string) => {
    for (const [read, entries] of cache.entries) if (read.tables.some((one) => one === table)) entries.clear();
  };
  registerCache(empty);
  onOwnChanges(db, invalidate);
  return {
    invalidate,
    /** Whether changes are announced from now on; whatever was cached before may be out of date. */
    turn: (isOn: boolean) => {
      empty();
      cache.isOn = isOn;
    },
  };
};
