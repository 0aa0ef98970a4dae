/**
 * `sending`: the provider may not have received it yet. `waiting`: for the card holder's approval. `given-up`: the
 * customer began another, and this one is let go if it still comes about. `held`: it stands for the deposit.
 * `releasing`, `capturing`: decided, and not yet known to be done. `lapsed`: the provider let go of it by itself.
 */
export type HoldStatus =
  | 'sending'
  | 'waiting'
  | 'given-up'
  | 'held'
  | 'releasing'
  | 'capturing'
  | 'failed'
  | 'released'
  | 'captured'
  | 'lapsed';

/** Until then a deposit may stand on a card: a hold that is renewed costs the customer nothing, but is seen. */
const HELD_BEFORE_PICK_UP = { hours: 24 };
/** A hold is renewed this long before the provider lets go of it. */
const RENEWED_BEFORE = { hours: 24 };

/** A rental that came back is settled within these days, or its hold is no longer renewed. */
export const RENEWED_DAYS = 30;

/** From when on a deposit can be held on a card. */
export const heldFrom = (pickUpAt: Temporal.Instant): Temporal.Instant => pickUpAt.subtract(HELD_BEFORE_PICK_UP);

export const isTooEarly = (pickUpAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, heldFrom(pickUpAt)) < 0;

/** Holds that end before this are renewed now, and are shown as ending where that fails. */
export const endingBefore = (now: Temporal.Instant): Temporal.Instant => now.add(RENEWED_BEFORE);

/** Whether a rental lasts so long that its hold is renewed; `backAt` is null once the rental is over. */
export const outlivesHold = (backAt: Temporal.Instant | null, expiresAt: Temporal.Instant): boolean =>
  backAt !== null && Temporal.Instant.compare(endingBefore(backAt), expiresAt) >= 0;

/** Whether a hold that began may still come about. */
export const isBegun = (status: HoldStatus): boolean => status === 'sending' || status === 'waiting';

type Charge = Readonly<{ status: string; authorized: boolean; capturable: boolean; paid: boolean }>;

/** What a charge says of its hold. `over`: nothing is held, and nothing was taken. */
export const stateOfCharge = ({ status, capturable, paid }: Charge): 'waiting' | 'held' | 'taken' | 'over' => {
  if (status === 'successful' && paid) return 'taken';
  if (status !== 'pending') return 'over';
  return capturable ? 'held' : 'waiting';
};

/** A hold as its customer sees it. */
export const shownHold = (status: HoldStatus): 'pending' | 'held' | 'failed' | 'over' => {
  if (isBegun(status)) return 'pending';
  if (status === 'held' || status === 'failed') return status;
  return 'over';
};

/** A hold as the status of a payment, for the reconciliation. */
export const attemptStatusOf = (status: HoldStatus): 'pending' | 'successful' | 'failed' | 'reversed' => {
  if (status === 'captured') return 'successful';
  if (status === 'failed') return 'failed';
  return status === 'released' || status === 'lapsed' ? 'reversed' : 'pending';
};
