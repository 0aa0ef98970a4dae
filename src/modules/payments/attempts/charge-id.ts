import type { Attempt } from '../records/attempt-store.ts';

/** The displayed payment id: the provider's charge id, or before there is one, an id derived from the attempt. */
export const chargeIdOf = ({ id, chargeId }: Pick<Attempt, 'id' | 'chargeId'>): string =>
  chargeId ?? `attempt_${id.replaceAll('-', '')}`;

/** The attempt id in an id of `chargeIdOf`; null if it is a provider's charge id. */
export const attemptIdIn = (chargeId: string): string | null => {
  const hex = /^attempt_([0-9a-f]{32})$/.exec(chargeId)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null;
};
