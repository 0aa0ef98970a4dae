import type { ClaimShape } from '#contract/claims.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { openBooking } from '#modules/booking/index.ts';
import { publicDamage } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { answerClaim } from './answer-claim.ts';
import {
  type Claim,
  claimsOf,
  countClaims,
  type DamageOfClaim,
  damageOfClaims,
  listClaims,
  photosOf,
} from './claim-store.ts';
import { decideClaim } from './decide-claim.ts';
import { makeClaim } from './make-claim.ts';
import { claimPriceRoutes } from './prices/claim-price-routes.ts';
import { claimProblems } from './rules/claim.ts';

const USUAL_PAGE = 25;

/** The claims of a rental: made and decided by staff, seen and answered by its customer. */
export const claimsRoutes = (serving: EndpointBinders): void => {
  const { serve } = serving;
  claimPriceRoutes(serving);

  serve('GET /bookings/:id/claims', async ({ tx, actor }, { params: { id } }) => {
    await openBooking(tx, actor, id);
    return { data: await claimShapes(tx, await claimsOf(tx, id)) };
  });

  serve('POST /bookings/:id/claims/:claimId/answer', async (ctx, { params: { id: bookingId, claimId }, body }) => {
    const { answer, text = null } = body;
    return { data: await claimShape(ctx.tx, await answerClaim(ctx, { bookingId, claimId, answer, text })) };
  });

  serve('GET /admin/claims', async (ctx, { query }) => {
    const { view = 'disputed', search } = query;
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listClaims(ctx, { view, search }, page);
    const shapes = await claimShapes(
      ctx.tx,
      rows.map(({ claim }) => claim),
    );
    return {
      data: rows.flatMap(({ claim, ...booking }, at) => {
        const shape = shapes[at];
        return shape ? [{ ...shape, ...booking, bookingId: claim.bookingId }] : [];
      }),
      ...pageFacts(page, total),
      counts: await countClaims(ctx),
    };
  });

  serve(
    'POST /admin/bookings/:id/claims',
    async (ctx, { params: { id: bookingId }, body }) => ({
      data: await claimShape(ctx.tx, await makeClaim(ctx, { ...body, bookingId, amount: fromBaht(body.amount) })),
    }),
    { alsoWrong: claimProblems },
  );

  serve('POST /admin/claims/:id/decision', async (ctx, { params: { id }, body: { charge, reason } }) => ({
    data: await claimShape(ctx.tx, await decideClaim(ctx, { id, charge: fromBaht(charge), reason })),
  }));
};

const claimShapes = async (tx: Tx, claims: readonly Claim[]): Promise<ClaimShape[]> => {
  const ids = claims.map(({ id }) => id);
  const photos = ids.length > 0 ? await photosOf(tx, ids) : [];
  const damage = await damageOfClaims(tx, claims);
  return claims.map((claim) => shapeOf(claim, { photos, damage }));
};

const claimShape = async (tx: Tx, claim: Claim): Promise<ClaimShape> =>
  shapeOf(claim, {
    photos: await photosOf(tx, [claim.id]),
    damage: await damageOfClaims(tx, [claim]),
  });

type Beside = Readonly<{
  photos: Awaited<ReturnType<typeof photosOf>>;
  damage: readonly DamageOfClaim[];
}>;

const shapeOf = (claim: Claim, about: Beside): ClaimShape => {
  const { id, kind, amount, isTaxed, text, status, answerText, reason, charged } = claim;
  const named = about.damage.find(({ claimId }) => claimId === id);
  return {
    id,
    kind,
    amount: toBaht(amount),
    isTaxed,
    text,
    status,
    madeAt: toBangkokText(claim.madeAt),
    answerBy: toBangkokText(claim.answerBy),
    withoutAnswer: claim.withoutAnswer,
    answeredAt: claim.answeredAt && toBangkokText(claim.answeredAt),
    answerText,
    settledAt: claim.settledAt && toBangkokText(claim.settledAt),
    reason,
    chargedAmount: charged === null ? null : toBaht(charged),
    photos: about.photos.filter(({ claimId }) => claimId === id).map(({ photoId }) => photoId),
    damage: named ? { ...publicDamage(named.damage), before: named.before, after: named.after } : null,
  };
};
