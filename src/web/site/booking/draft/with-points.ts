import type { Draft } from './draft.ts';

/** A draft that spends no more points than there are now. What its own hold has spent already is not among those. */
export const withPoints = (draft: Draft, left: number): Draft =>
  draft.booking || draft.points <= left ? draft : { ...draft, points: left };
