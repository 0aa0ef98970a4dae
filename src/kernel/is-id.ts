/** Whether the value has the form of a record id (UUID). Check ids from an address, path or query with this. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(value);
