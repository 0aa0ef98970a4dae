import type pg from 'pg';

type OnChange = (table: string) => void;

const listeners = new WeakMap<object, OnChange>();
const changed = new WeakMap<pg.ClientBase, Set<string>>();

/** Takes down which tables a connection changes, from the notices of their triggers (migration 0074). */
export const noteChangesOn = (client: pg.ClientBase): void => {
  client.on('notice', ({ message = '' }) => {
    const table = /^changed (\w+)$/.exec(message)?.[1];
    if (table) changed.set(client, (changed.get(client) ?? new Set()).add(table));
  });
};

/** Calls back with each table that a transaction of this database has changed, once it is committed. */
export const onOwnChanges = (db: object, onChange: OnChange): void => void listeners.set(db, onChange);

/** Publishes what the transaction on a connection has changed. To be called before its writer is answered. */
export const publishOwnChanges = (db: object, client: pg.ClientBase): void => {
  const onChange = listeners.get(db);
  for (const table of changed.get(client) ?? []) onChange?.(table);
  changed.delete(client);
};
