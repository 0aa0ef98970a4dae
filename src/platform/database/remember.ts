import { registerCache } from '../cache/cache-registry.ts';
import type { Tx } from './database.ts';
import { onOwnChanges } from './own-changes.ts';

/**
 * The tables whose facts are the same for everybody. A trigger tells of every change of theirs (migration 0074): to all
 * processes on the channel `changed`, and to the connection that made it by a notice. Of these only `vehicle_occupancy`
 * changes with every booking.
 */
export const rememberedTables = [
  'addon',
  'addon_category',
  'category',
  'content_page',
  'insurance_option',
  'insurance_package',
  'insurance_package_option',
  'insurance_package_rate',
  'location',
  'payment_method',
  'picture',
  'promotion',
  'review',
  'season',
  'setting',
  'vehicle',
  'vehicle_occupancy',
] as const;
type RememberedTable = (typeof rememberedTables)[number];

type Read = Readonly<{ tables: readonly RememberedTable[] }>;
type Kept = { result: Promise<unknown>; at: number };
type Memory = { isOn: boolean; kept: Map<Read, Map<string, Kept>> };

/** By database: transactions and replicas have none, and read the tables themselves. */
const memories = new WeakMap<Tx, Memory>();

/** Results of one read with different arguments; the oldest go first. */
const MOST = 5_000;
/** Should a change ever be missed, this is how long its facts outlive it. */
const LONGEST_MS = 30_000;

/** Remembers results by a key until one of `tables` changes: see `remembered`. */
export const rememberedUnder = <Result>(
  tables: readonly RememberedTable[],
): ((tx: Tx, key: string, make: () => Promise<Result>) => Promise<Result>) => {
  const self: Read = { tables };
  return (tx, key, make) => {
    const kept = keptFor(tx, self);
    return kept ? (recall<Result>(kept, key) ?? keep(kept, key, make())) : make();
  };
};

/**
 * A read whose result is kept in memory until one of `tables` changes, for reads outside transactions in a process that
 * hears of changes. A transaction always reads the tables: nothing is decided by what was remembered. Name every table
 * that the read touches. Results are shared, and frozen.
 */
export const remembered = <Args extends readonly (string | number | boolean | null | undefined)[], Result>(
  tables: readonly RememberedTable[],
  read: (tx: Tx, ...args: Args) => Promise<Result>,
): ((tx: Tx, ...args: Args) => Promise<Result>) => {
  const remember = rememberedUnder<Result>(tables);
  return (tx, ...args) => remember(tx, args.length === 0 ? '' : JSON.stringify(args), () => read(tx, ...args));
};

/**
 * Like `remembered`, for rows by their ids, in the order of the ids: reads together those that are not in memory.
 * Unknown ids are left out.
 */
export const rememberedById = <Row extends Readonly<{ id: string }>>(
  tables: readonly RememberedTable[],
  read: (tx: Tx, ids: readonly string[]) => Promise<readonly Row[]>,
): ((tx: Tx, ids: readonly string[]) => Promise<Row[]>) => {
  const self: Read = { tables };
  const readById = async (tx: Tx, ids: readonly string[]) => new Map((await read(tx, ids)).map((row) => [row.id, row]));
  return async (tx, ids) => {
    if (ids.length === 0) return [];
    const kept = keptFor(tx, self);
    if (!kept) {
      const rows = await readById(tx, ids);
      return ids.flatMap((id) => rows.get(id) ?? []);
    }
    const missing = ids.filter((id) => !recall(kept, id));
    const rows = missing.length > 0 ? readById(tx, missing) : undefined;
    for (const id of missing)
      keep(
        kept,
        id,
        Promise.resolve(rows).then((found) => found?.get(id)),
      );
    const found = await Promise.all(ids.map((id) => recall<Row | undefined>(kept, id)));
    return found.filter((row) => row !== undefined);
  };
};

const keptFor = (tx: Tx, read: Read): Map<string, Kept> | undefined => {
  const memory = memories.get(tx);
  if (!memory?.isOn) return undefined;
  const kept = memory.kept.get(read) ?? new Map<string, Kept>();
  memory.kept.set(read, kept);
  return kept;
};

const recall = <Result>(kept: Map<string, Kept>, key: string): Promise<Result> | undefined => {
  const one = kept.get(key);
  return one && performance.now() - one.at < LONGEST_MS ? (one.result as Promise<Result>) : undefined;
};

/** A result under way is kept too, so that callers share it; when its table changes meanwhile, the next one reads anew. */
const keep = <Result>(kept: Map<string, Kept>, key: string, reading: Promise<Result>): Promise<Result> => {
  const result = reading.then(frozen);
  const one = { result, at: performance.now() };
  kept.delete(key);
  kept.set(key, one);
  result.catch(() => kept.get(key) === one && kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return result;
};

const frozen = <Value>(value: Value): Value => {
  if (Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype) {
    Object.freeze(value);
    for (const part of Object.values(value as object)) if (!Object.isFrozen(part)) frozen(part);
  }
  return value;
};

/** Gives a database its memory, which is off until its process hears of changes. */
export const memoryOf = (db: Tx) => {
  const memory: Memory = { isOn: false, kept: new Map() };
  memories.set(db, memory);
  const empty = () => {
    const size = [...memory.kept.values()].reduce((sum, kept) => sum + kept.size, 0);
    memory.kept.clear();
    return size;
  };
  registerCache(empty);
  onOwnChanges(db, (table) => forget(memory, table));
  return {
    forget: (table: string) => forget(memory, table),
    /** Whether changes are heard from now on; whatever was remembered before may be out of date. */
    turn: (isOn: boolean) => {
      empty();
      memory.isOn = isOn;
    },
  };
};

const forget = ({ kept }: Memory, table: string) => {
  for (const [read, results] of kept) if (read.tables.some((one) => one === table)) results.clear();
};
