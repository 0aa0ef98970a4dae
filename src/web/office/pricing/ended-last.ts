import type { Promotion, Season } from './pricing-address.ts';

const ended: ReadonlySet<(Season | Promotion)['status']> = new Set(['expired', 'used-up', 'inactive']);

/** What applies today or will apply comes first; otherwise as the server orders it. */
export const endedLast = <Row extends Pick<Season | Promotion, 'status'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(ended.has(one.status)) - Number(ended.has(other.status)));
