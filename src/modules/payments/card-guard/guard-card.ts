import { callerAddress } from '#kernel/caller-address.ts';
import { type Booking, readAddress } from '#modules/booking/index.ts';
import { type Actor, type Context, isStaff } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { type Caution, cautionAt, countedFrom } from '../rules/decline-pause.ts';
import { tooManyFailures } from '../rules/problems.ts';
import { type CardKeys, lockKeys, readMailbox, readTries } from './card-try-store.ts';

export type Digest = Sealer['digest'];

/** `keys`: what the try is to be counted by; null if it is not counted. */
export type Guarded = Pick<Caution, 'asksHolder' | 'isReasonTold'> & Readonly<{ keys: CardKeys | null }>;

export const unguarded: Guarded = { keys: null, asksHolder: false, isReasonTold: true };

type Tried = Readonly<{
  booking: Booking;
  /** The provider's; null if unknown. */
  fingerprint: string | null;
}>;

/**
 * Judges a customer's try by card, to pay or to have a deposit held, by the tries before it, and holds back others that
 * share a key until the transaction ends. 429 `payment.too-many-failures` during a pause. Tries of staff are not counted, nor any without `digest`.
 */
export const guardCard = async (ctx: Context, tried: Tried, digest: Digest | null): Promise<Guarded> => {
  const { tx, actor, now } = ctx;
  if (isStaff(actor) || !digest) return unguarded;
  const proven = (await readAddress(tx, actor, tried.booking)) !== null;
  const mailbox = await readMailbox(tx, tried.booking.email);
  const keys = keysOf(actor, { ...tried, mailbox, isProven: proven }, digest);
  await lockKeys(tx, keys);
  const tries = await readTries(tx, keys, countedFrom(now));
  const { until, ...caution } = cautionAt(tries, { isProven: proven, now });
  if (until) throw tooManyFailures(until, now);
  return { ...caution, keys };
};

/**
 * An e-mail that is proven counts apart from the same one typed by anybody, so that nobody is made to wait by a
 * stranger who types theirs.
 */
const keysOf = (
  { client, user, address }: Actor,
  { fingerprint, mailbox, isProven: proven }: Pick<Tried, 'fingerprint'> & { mailbox: string; isProven: boolean },
  digest: Digest,
): CardKeys => {
  const email = digest(mailbox, proven ? 'proven e-mail of a try' : 'e-mail of a try');
  return {
    browser: client === null ? null : digest(client, 'browser of a try'),
    card: fingerprint === null ? null : digest(fingerprint, 'card of a try'),
    payer: user ? digest(user.id, 'account of a try') : email,
    address: digest(callerAddress(address), 'address of a try'),
  };
};
