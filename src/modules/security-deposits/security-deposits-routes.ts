import type { SecurityDepositShape } from '#contract/security-deposits.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { openBooking } from '#modules/booking/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { endSecurityDeposit } from './end-security-deposit.ts';
import { leaveSecurityDeposit } from './leave-security-deposit.ts';
import { givenBack } from './rules/security-deposit.ts';
import { depositsOf, type SecurityDeposit } from './security-deposit-store.ts';

/** The security deposits of a booking: read by whoever may open it, left and given back by staff. */
export const securityDepositsRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /bookings/:id/security-deposits', async ({ tx, actor }, { params: { id } }) => {
    const booking = await openBooking(tx, actor, id);
    const left = await depositsOf(tx, id);
    return { data: { agreedAmount: toBaht(booking.quote.securityDeposit), left: left.map(depositShape) } };
  });

  serve('POST /admin/bookings/:id/security-deposits', async (ctx, { params: { id: bookingId }, body }) => {
    const { amount, method: methodType, reference = null } = body;
    const left = { bookingId, amount: fromBaht(amount), methodType, reference };
    return { data: depositShape(await leaveSecurityDeposit(ctx, left)) };
  });

  serve('POST /admin/security-deposits/:id/end', async (ctx, { params: { id }, body }) => ({
    data: depositShape(await endSecurityDeposit(ctx, { id, kept: fromBaht(body.keep) })),
  }));
};

const depositShape = (deposit: SecurityDeposit): SecurityDepositShape => {
  const { id, amount, methodType: method, reference, leftAt, endedAt, kept } = deposit;
  const back = givenBack(deposit);
  return {
    id,
    amount: toBaht(amount),
    method,
    reference,
    leftAt: toBangkokText(leftAt),
    endedAt: endedAt && toBangkokText(endedAt),
    keptAmount: kept === null ? null : toBaht(kept),
    givenBackAmount: back === null ? null : toBaht(back),
  };
};
