import { type Satang, zeroSatang } from '#kernel/money.ts';

type Facts = Readonly<{
  /** What is still to be sent by bank transfer. */
  owed: Satang;
  sentAt: Temporal.Instant;
  /** When staff recorded transfers for the booking. */
  recordedAt: readonly Temporal.Instant[];
  /** Attached by the customer or the caller, or the caller is staff. */
  isOwn: boolean;
}>;

/** Why a slip cannot be taken back; null where it can be. */
export const withdrawalBlocker = ({
  owed,
  sentAt,
  recordedAt,
  isOwn,
}: Facts): 'nothing-to-send' | 'recorded' | 'of-others' | null => {
  if (owed === zeroSatang) return 'nothing-to-send';
  if (recordedAt.some((at) => Temporal.Instant.compare(at, sentAt) >= 0)) return 'recorded';
  return isOwn ? null : 'of-others';
};
