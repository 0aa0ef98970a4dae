/** Whether something is the id of a record: no other word may stand in its place in an address, a path or a query. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
