import type { Attempt } from '../records/attempt-store.ts';

/** What a payment is called by people: the provider's name of its charge, or while there is none one of ours. */
export const chargeIdOf = ({ id, chargeId }: Pick<Attempt, 'id' | 'chargeId'>): string =>
  chargeId ?? `attempt_${id.replaceAll('-', '')}`;

/** The attempt's own id in such a name; null for a charge of the provider. */
export const attemptIdIn = (chargeId: string): string | null => {
  const hex = /^attempt_([0-9a-f]{32})$/.exec(chargeId)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null;
};
