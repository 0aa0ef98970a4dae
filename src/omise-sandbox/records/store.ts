import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type StoredPage<T> = { data: T[]; total: number };
type Slice = { from: number; to: number; limit: number; offset: number; order: string };

export type Collection<T> = {
  add: (id: string, createdAt: number, value: T) => void;
  save: (id: string, value: T) => void;
  remove: (id: string) => void;
  find: (id: string) => T | undefined;
  page: (slice: Slice) => StoredPage<T>;
  every: () => T[];
  /** The objects whose field has this value, oldest first. */
  where: (field: string, value: string) => T[];
};

export type Store = ReturnType<typeof openStore>;

const shape = `
  create table if not exists object (
    seq integer primary key, kind text not null, id text not null unique, second integer not null, value text not null
  ) strict;
  create index if not exists object_by_kind on object (kind, second, seq);
  create table if not exists setting (name text primary key, value text not null) strict;
`;

/**
 * The sandbox's objects, in one SQLite file in the folder. A commit is on disk before the response is sent
 * (`synchronous = full`), so neither `kill -9` nor a power cut loses what a client was told.
 */
export const openStore = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'objects.sqlite'));
  database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full');
  database.exec(shape);
  database.exec(queueShape);
  const keepSetting = database.prepare('insert into setting (name, value) values (?, ?) on conflict do nothing');
  const readSetting = database.prepare('select value from setting where name = ?');
  const writeSetting = database.prepare('insert or replace into setting (name, value) values (?, ?)');

  /** The stored value of this setting; stores and returns `make()` when there is none. */
  const setting = (name: string, make: () => string): string => {
    keepSetting.run(name, make());
    return String(readSetting.get(name)?.value);
  };

  /** Runs the work in a transaction; nested calls join the outer transaction. */
  const together = <T>(work: () => T): T => {
    if (database.isTransaction) return work();
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };

  return {
    setting,
    changeSetting: (name: string, value: string) => void writeSetting.run(name, value),
    together,
    queue: <T>(name: string) => openQueue<T>(database, name),
    collection: <T>(kind: string) => collection<T>(database, kind),
    fingerprintKey: setting('fingerprint-key', () => randomBytes(32).toString('base64')),
    close: () => database.close(),
  };
};

const second = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const collection = <T>(database: DatabaseSync, kind: string): Collection<T> => {
  const insert = database.prepare('insert into object (kind, id, second, value) values (?, ?, ?, ?)');
  const update = database.prepare('update object set value = ? where kind = ? and id = ?');
  const drop = database.prepare('delete from object where kind = ? and id = ?');
  const one = database.prepare('select value from object where kind = ? and id = ?');
  const all = database.prepare('select value from object where kind = ? order by second, seq');
  const matching = database.prepare(
    'select value from object where kind = ? and json_extract(value, ?) = ? order by second, seq',
  );
  const within = 'from object where kind = ? and second between ? and ?';
  const counted = database.prepare(`select count(*) as total ${within}`);
  const oldestFirst = database.prepare(`select value ${within} order by second, seq limit ? offset ?`);
  const newestFirst = database.prepare(`select value ${within} order by second desc, seq desc limit ? offset ?`);
  const read = (row: Record<string, unknown>): T => JSON.parse(String(row.value));

  return {
    add: (id, createdAt, value) => void insert.run(kind, id, second(createdAt), JSON.stringify(value)),
    save: (id, value) => void update.run(JSON.stringify(value), kind, id),
    remove: (id) => void drop.run(kind, id),
    find: (id) => {
      const row = one.get(kind, id);
      return row && read(row);
    },
    page: ({ from, to, limit, offset, order }) => {
      const range = [kind, second(from), second(to)];
      const rows = (order === 'chronological' ? oldestFirst : newestFirst).all(...range, limit, offset);
      return { data: rows.map(read), total: Number(counted.get(...range)?.total) };
    },
    every: () => all.all(kind).map(read),
    where: (field, value) => matching.all(kind, `$.${field}`, value).map(read),
  };
};

export type Task<T> = Readonly<{ seq: number; due: number; value: T }>;
export type Queue<T> = ReturnType<typeof openQueue<T>>;

const queueShape = `
  create table if not exists task (
    seq integer primary key autoincrement, queue text not null, due integer not null, value text not null
  ) strict;
  create index if not exists task_by_due on task (queue, due, seq);
`;

/** A persistent queue of tasks, each with a due time in milliseconds since 1970. */
const openQueue = <T>(database: DatabaseSync, name: string) => {
  const insert = database.prepare('insert into task (queue, due, value) values (?, ?, ?)');
  const update = database.prepare('update task set due = ?, value = ? where seq = ?');
  const drop = database.prepare('delete from task where seq = ?');
  const upTo = database.prepare('select * from task where queue = ? and due <= ? order by due, seq limit ?');
  const earliest = database.prepare('select min(due) as due from task where queue = ?');
  const read = ({ seq, due, value }: Record<string, unknown>): Task<T> => ({
    seq: Number(seq),
    due: Number(due),
    value: JSON.parse(String(value)),
  });

  return {
    add: (due: number, value: T) => void insert.run(name, due, JSON.stringify(value)),
    change: (seq: number, due: number, value: T) => void update.run(due, JSON.stringify(value), seq),
    remove: (seq: number) => void drop.run(seq),
    due: (now: number, limit: number) => upTo.all(name, now, limit).map(read),
    all: () => upTo.all(name, Number.MAX_SAFE_INTEGER, -1).map(read),
    /** When the next task is due; null when the queue is empty. */
    next: (): number | null => (earliest.get(name)?.due ?? null) as number | null,
  };
};
