import type { CardHoldShape, SecurityDepositShape } from '#contract/security-deposits.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { type Booking, openBooking } from '#modules/booking/index.ts';
import { type OmiseClient, type OnlineNow, paymentsOff, returnAddress, shownFailure } from '#modules/payments/index.ts';
import { type Actor, type Context, isStaff } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { qrPicture } from '#platform/pictures/qr-picture.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { type CardHold, holdsOf, NOT_RECEIVED } from './card-hold/card-hold-store.ts';
import { followHold } from './card-hold/follow-hold.ts';
import { holdCard, linkForHold } from './card-hold/hold-card.ts';
import { countDeposits, holdsOfDeposits, listDeposits } from './deposit-list-store.ts';
import { endSecurityDeposit } from './end-security-deposit.ts';
import { leaveSecurityDeposit } from './leave-security-deposit.ts';
import { endingBefore, heldFrom, isBegun, shownHold } from './rules/card-hold.ts';
import { claimOpen } from './rules/problems.ts';
import { givenBack, mayBeLeft } from './rules/security-deposit.ts';
import { depositsOf, type SecurityDeposit } from './security-deposit-store.ts';

const USUAL_PAGE = 25;

type Tools = Readonly<{
  online: OnlineNow;
  sealer: Sealer;
  publicUrl: string;
  /** Whether tries by card are counted, and paused after too many declines. */
  capDeclines: boolean;
  /** What the claims of a booking that wait come to; a module that this one may not use knows it. */
  claimsOf: (tx: Tx, bookingId: string) => Promise<Satang>;
}>;

/** The security deposits of a booking: read and held on a card by whoever may open it, left and settled by staff. */
export const securityDepositsRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { online, sealer, publicUrl, capDeclines, claimsOf }: Tools,
): void => {
  const digest = capDeclines ? sealer.digest : null;
  const reached = async (): Promise<OmiseClient> => {
    const { omise } = await online();
    if (!omise) throw paymentsOff();
    return omise;
  };

  serve('GET /bookings/:id/security-deposits', async ({ tx, actor }, { params: { id } }) => {
    const { quote, status, pickUpAt } = await openBooking(tx, actor, id);
    const left = await depositsOf(tx, id);
    const holds = await holdsOf(tx, id);
    const agreed = quote.securityDeposit;
    const isDue = agreed > zeroSatang && mayBeLeft(status) && left.every(({ endedAt }) => endedAt);
    const mayHold = isDue && (await online(tx)).omise !== null;
    return {
      data: {
        agreedAmount: toBaht(agreed),
        left: left.map((deposit) => depositShape(deposit, holds)),
        waitingAmount: toBaht(await claimsOf(tx, id)),
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
    const { rows, total } = await listDeposits(tx, { view, search, endingUntil }, page);
    const holds = await holdsOfDeposits(
      tx,
      rows.map(({ deposit }) => deposit.id),
    );
    return {
      data: rows.map(({ deposit, dropOffAt, overAt, ...booking }) => ({
        ...depositShape(deposit, holds),
        ...booking,
        bookingId: deposit.bookingId,
        returnDate: toBangkokText(dropOffAt),
        overAt: overAt && toBangkokText(overAt),
      })),
      ...pageFacts(page, total),
      counts: await countDeposits(tx, endingUntil),
    };
  });

  serve('POST /admin/bookings/:id/security-deposits', async (ctx, { params: { id: bookingId }, body }) => {
    const { amount, method: methodType, reference = null } = body;
    const left = { bookingId, amount: fromBaht(amount), methodType, reference };
    return { data: depositShape(await leaveSecurityDeposit(ctx, left), []) };
  });

  serveInSteps('POST /admin/bookings/:id/security-deposits/link', async ({ step }, { params: { id } }) => {
    await reached();
    const access = await step((ctx) => linkForHold(ctx, id));
    const url = `${publicUrl}/booking/manage/${id}#access=${access}`;
    return { data: { url, picture: await qrPicture(url) } };
  });

  serveInSteps('POST /admin/security-deposits/:id/end', async (steps, { params: { id }, body }) => {
    const { keep, withOpenClaim = false } = body;
    const { omise } = await online();
    // Looked at once the booking is locked: no claim is made in between.
    const kept = async ({ tx }: Pick<Context, 'tx'>, { id: bookingId }: Booking) => {
      const claimed = keep > 0 || withOpenClaim ? zeroSatang : await claimsOf(tx, bookingId);
      if (claimed > zeroSatang) throw claimOpen(toBaht(claimed));
      return fromBaht(keep);
    };
    const ended = await endSecurityDeposit(steps, { id, kept }, omise);
    const holds = await steps.step(({ tx }) => holdsOf(tx, ended.bookingId));
    return { data: depositShape(ended, holds) };
  });
};

const depositShape = (deposit: SecurityDeposit, holds: readonly CardHold[]): SecurityDepositShape => {
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
    card: cardShape(deposit, holds),
  };
};

/** The card of the newest hold that stands or stood for the deposit. */
const cardShape = ({ id, endedAt }: SecurityDeposit, holds: readonly CardHold[]): SecurityDepositShape['card'] => {
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
  };
};

const cardHoldShape = (hold: CardHold, actor: Actor): CardHoldShape => ({
  id: hold.id,
  status: shownHold(hold.status),
  amount: toBaht(hold.amount),
  authorize_uri: hold.status === 'waiting' ? hold.authorizeUri : null,
  ...shownFailure({ ...hold, isReasonTold: hold.isReasonTold || isStaff(actor) }),
});
