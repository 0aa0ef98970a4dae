/** Whether something is the id of a record. Any other word in its place in an address would be another call of the API. */
export const isId = (given: unknown): given is string =>
  typeof given === 'string' && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(given);
