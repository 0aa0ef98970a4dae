import type { CardHoldShape, SecurityDepositShape } from '#contract/security-deposits.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { type Booking, openBooking } from '#modules/booking/index.ts';
import { type OmiseClient, type OnlineNow, paymentsOff, returnAddress, shownFailure } from '#modules/payments/index.ts';
import { type Actor, type Context, isStaff } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { qrPicture } from '#platform/pictures/qr-picture.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { type CardHold, holdsOf, NOT_RECEIVED } from './card-hold/card-hold-store.ts';
import { followHold } from './card-hold/follow-hold.ts';
import { holdCard, linkForHold } from './card-hold/hold-card.ts';
import { countDeposits, type DepositClaims, holdsOfDeposits, listDeposits } from './deposit-list-store.ts';
import { endSecurityDeposit } from './end-security-deposit.ts';
import { leaveSecurityDeposit } from './leave-security-deposit.ts';
import { endingBefore, heldFrom, isBegun, outlivesHold, shownHold } from './rules/card-hold.ts';
import { claimOpen } from './rules/problems.ts';
import { givenBack, isOverdue, mayBeLeft, settledSince } from './rules/security-deposit.ts';
import { depositsOf, type SecurityDeposit } from './security-deposit-store.ts';

const USUAL_PAGE = 25;

type Tools = Readonly<{
  online: OnlineNow;
  sealer: Sealer;
  publicUrl: string;
  /** Whether tries by card are counted, and paused after too many declines. */
  capDeclines: boolean;
  claims: DepositClaims;
}>;

/** The security deposits of a booking: read and held on a card by whoever may open it, left and settled by staff. */
export const securityDepositsRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { online, sealer, publicUrl, capDeclines, claims }: Tools,
): void => {
  const digest = capDeclines ? sealer.digest : null;
  const reached = async (): Promise<OmiseClient> => {
    const { omise } = await online();
    if (!omise) throw paymentsOff();
    return omise;
  };

  serve('GET /bookings/:id/security-deposits', async ({ tx, actor }, { params: { id } }) => {
    const { quote, status, pickUpAt, dropOffAt } = await openBooking(tx, actor, id);
    const left = await depositsOf(tx, id);
    const holds = await holdsOf(tx, id);
    const agreed = quote.securityDeposit;
    const isDue = agreed > zeroSatang && mayBeLeft(status) && left.every(({ endedAt }) => endedAt);
    const mayHold = isDue && (await online(tx)).omise !== null;
    return {
      data: {
        agreedAmount: toBaht(agreed),
        left: left.map((deposit) => depositShape(deposit, holds, backAtOf(status, dropOffAt))),
        waitingAmount: toBaht(await claims.waitingAmount(tx, id)),
        heldFrom: mayHold ? toBangkokText(heldFrom(pickUpAt)) : null,
      },
    };
  });

  serveInSteps('POST /bookings/:id/card-holds', async (steps, { params: { id: bookingId }, body }) => {
    const returnUri = returnAddress(body.returnUri, { publicUrl, bookingId });
    const { cardToken } = body;
    const provider = { omise: await reached(), digest };
    return { data: cardHoldShape(await holdCard(steps, { bookingId, cardToken, returnUri }, provider), steps.actor) };
  });

  serveInSteps('GET /bookings/:id/card-holds/latest', async (steps, { params: { id } }) => {
    const { omise } = await online();
    const newest = await steps.step(async ({ tx, actor }) => {
      await openBooking(tx, actor, id);
      return (await holdsOf(tx, id)).find(({ renews }) => renews === null);
    });
    if (!newest) return { data: null };
    const isOpen = omise && isBegun(newest.status);
    return { data: cardHoldShape(isOpen ? await followHold(steps, newest, omise) : newest, steps.actor) };
  });

  serve('GET /admin/security-deposits', async ({ tx, now }, { query }) => {
    const { view = 'with-us', search } = query;
    const endingUntil = endingBefore(now);
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listDeposits(tx, { view, search, claims, endingUntil }, page);
    const holds = await holdsOfDeposits(
      tx,
      rows.map(({ deposit }) => deposit.id),
    );
    return {
      data: rows.map(({ deposit, dropOffAt, overAt, isWaiting, lastSettled, ...booking }) => ({
        ...depositShape(deposit, holds, overAt ? null : dropOffAt),
        ...booking,
        ...dueShape({ overAt, isWaiting, lastSettled }, now),
        bookingId: deposit.bookingId,
        returnDate: toBangkokText(dropOffAt),
        overAt: overAt && toBangkokText(overAt),
      })),
      ...pageFacts(page, total),
      counts: await countDeposits(tx, { claims, endingUntil }),
    };
  });

  serve('POST /admin/bookings/:id/security-deposits', async (ctx, { params: { id: bookingId }, body }) => {
    const { amount, method: methodType, reference = null } = body;
    const left = { bookingId, amount: fromBaht(amount), methodType, reference };
    return { data: depositShape(await leaveSecurityDeposit(ctx, left), [], null) };
  });

  serveInSteps('POST /admin/bookings/:id/security-deposits/link', async ({ step }, { params: { id } }) => {
    await reached();
    const access = await step((ctx) => linkForHold(ctx, id));
    const url = `${publicUrl}/booking/manage/${id}?to=security-deposit#access=${access}`;
    return { data: { url, picture: await qrPicture(url) } };
  });

  serveInSteps('POST /admin/security-deposits/:id/end', async (steps, { params: { id }, body }) => {
    const { keep, withOpenClaim = false } = body;
    const { omise } = await online();
    // Looked at once the booking is locked: no claim is made in between.
    const kept = async ({ tx }: Pick<Context, 'tx'>, { id: bookingId }: Booking) => {
      const claimed = keep > 0 || withOpenClaim ? zeroSatang : await claims.waitingAmount(tx, bookingId);
      if (claimed > zeroSatang) throw claimOpen(toBaht(claimed));
      return fromBaht(keep);
    };
    const ended = await endSecurityDeposit(steps, { id, kept }, omise);
    const holds = await steps.step(({ tx }) => holdsOf(tx, ended.bookingId));
    return { data: depositShape(ended, holds, null) };
  });
};

/** When the vehicle of a rental that is not over comes back. */
const backAtOf = (status: string, dropOffAt: Temporal.Instant) => (status === 'confirmed' ? dropOffAt : null);

const dueShape = (facts: Parameters<typeof settledSince>[0], now: Temporal.Instant) => {
  const since = settledSince(facts);
  return {
    waitsForClaim: facts.overAt !== null && facts.isWaiting,
    settleSince: since && toBangkokText(since),
    isOverdue: since !== null && isOverdue(since, now),
  };
};

const depositShape = (
  deposit: SecurityDeposit,
  holds: readonly CardHold[],
  backAt: Temporal.Instant | null,
): SecurityDepositShape => {
  const back = givenBack(deposit);
  return {
    id: deposit.id,
    amount: toBaht(deposit.amount),
    method: deposit.methodType,
    reference: deposit.reference,
    leftAt: toBangkokText(deposit.leftAt),
    endedAt: deposit.endedAt && toBangkokText(deposit.endedAt),
    keptAmount: deposit.kept === null ? null : toBaht(deposit.kept),
    givenBackAmount: back === null ? null : toBaht(back),
    card: cardShape(deposit, holds, backAt),
  };
};

/** The card of the newest hold that stands or stood for the deposit. */
const cardShape = (
  { id, endedAt }: SecurityDeposit,
  holds: readonly CardHold[],
  backAt: Temporal.Instant | null,
): SecurityDepositShape['card'] => {
  const stood = holds.filter(({ depositId, status }) => depositId === id && !isBegun(status) && status !== 'failed');
  const hold = stood.find(({ status }) => status === 'held' || status === 'capturing') ?? stood[0];
  if (!hold) return null;
  const { cardBrand: brand, cardLastDigits: lastDigits, expiresAt } = hold;
  const isDeclined = holds.some(
    ({ renews, status, failureCode }) =>
      renews === hold.id && (status === 'given-up' || (status === 'failed' && failureCode !== NOT_RECEIVED)),
  );
  return {
    brand,
    lastDigits,
    endsAt: endedAt || !expiresAt ? null : toBangkokText(expiresAt),
    isBeingTaken: hold.status === 'capturing',
    refusal: hold.status === 'capturing' ? hold.failureMessage : null,
    isRenewalDeclined: !endedAt && isDeclined,
    isToBeRenewed: !endedAt && !isDeclined && expiresAt !== null && outlivesHold(backAt, expiresAt),
  };
};

const cardHoldShape = (hold: CardHold, actor: Actor): CardHoldShape => ({
  id: hold.id,
  status: shownHold(hold.status),
  amount: toBaht(hold.amount),
  authorize_uri: hold.status === 'waiting' ? hold.authorizeUri : null,
  ...shownFailure({ ...hold, isReasonTold: hold.isReasonTold || isStaff(actor) }),
});
