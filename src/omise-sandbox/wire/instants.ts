/** Formats a time as `YYYY-MM-DDThh:mm:ssZ`, always UTC. */
export const stamp = (epochMilliseconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString({ smallestUnit: 'second' });

export const stampOrNull = (epochMilliseconds: number | null): string | null =>
  epochMilliseconds === null ? null : stamp(epochMilliseconds);
