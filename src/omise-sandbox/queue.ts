import type { DatabaseSync } from 'node:sqlite';

export type Task<T> = Readonly<{ seq: number; due: number; value: T }>;
export type Queue<T> = ReturnType<typeof openQueue<T>>;

export const queueShape = `
  create table if not exists task (
    seq integer primary key autoincrement, queue text not null, due integer not null, value text not null
  ) strict;
  create index if not exists task_by_due on task (queue, due, seq);
`;

/** Work that is still to be done, each piece at its time (milliseconds since 1970); it outlives the process. */
export const openQueue = <T>(database: DatabaseSync, name: string) => {
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
    /** When the next piece is due; null when nothing is left to do. */
    next: (): number | null => (earliest.get(name)?.due ?? null) as number | null,
  };
};
