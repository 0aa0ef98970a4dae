/** What a list's filter asks of the switch "active"; undefined where either will do. */
export const activeFilter = (status: 'active' | 'inactive' | undefined): boolean | undefined =>
  status === undefined ? undefined : status === 'active';
