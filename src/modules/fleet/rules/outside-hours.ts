import { type Satang, zeroSatang } from '#kernel/money.ts';

/** What happens outside opening hours; `unattended`: a key box. */
export type Outside = 'free' | 'refused' | 'fee' | 'unattended';

export type OutsideRule = Readonly<{ kind: Outside; fee: Satang }>;

/** What a pick-up or return costs by its hour, and how it goes. */
export type Attended = Readonly<{ fee: Satang; isRefused: boolean; isUnattended: boolean }>;

/** Worked examples: docs/rules/places.md */
export const attended = ({ kind, fee }: OutsideRule, isOutside: boolean): Attended => ({
  fee: isOutside && (kind === 'fee' || kind === 'unattended') ? fee : zeroSatang,
  isRefused: isOutside && kind === 'refused',
  isUnattended: isOutside && kind === 'unattended',
});
