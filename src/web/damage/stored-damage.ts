import type { DamageDraft } from './damage-draft.ts';

/**
 * Whether a stored value has the shape of drafts. Whether their words are those of a damage is for the server to say: the
 * lists of them would weigh on every page that reads drafts.
 */
export const areDamageDrafts = (value: unknown): value is readonly DamageDraft[] =>
  Array.isArray(value) &&
  value.every((one: Partial<Record<keyof DamageDraft, unknown>> | null) => isDraft(Object(one)));

const isDraft = ({ pin, place, kind, size, note }: Partial<Record<keyof DamageDraft, unknown>>): boolean =>
  [place, kind, size, note].every((text) => typeof text === 'string') && (pin === null || isPin(Object(pin)));

const isPin = ({ x, y }: Partial<Record<'x' | 'y', unknown>>): boolean => Number.isInteger(x) && Number.isInteger(y);
