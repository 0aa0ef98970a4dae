/** A list's status filter as a boolean; undefined shows both. */
export const activeFilter = (status: 'active' | 'inactive' | undefined): boolean | undefined =>
  status === undefined ? undefined : status === 'active';
