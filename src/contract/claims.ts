import { z } from 'zod';
import { claimKinds } from '#kernel/claim-kinds.ts';
import { hasSomethingToRead } from '#kernel/people.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';
import { DamageOnVehicle, NewDamage } from './damage.ts';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { Baht, BangkokDateTime, Id } from './fields.ts';
import { BahtOrNothing, PaidBaht } from './payments.ts';

/** What a customer can be asked to pay for once the vehicle is back. A late return has its own fee. */
export const ClaimKind = z.enum(claimKinds, problemText('claim.kind'));

/**
 * `open`: the customer has not answered yet. `disputed`: staff have to decide. `accepted`, `unanswered` and `upheld` are
 * charged, `withdrawn` is not.
 */
const ClaimStatus = z.enum(['open', 'accepted', 'unanswered', 'disputed', 'upheld', 'withdrawn']);

/** A claim after a rental. Amounts are baht, tax included. */
const ClaimShape = z.object({
  id: Id,
  kind: ClaimKind,
  amount: Baht,
  isTaxed: z.boolean(),
  text: z.string(),
  status: ClaimStatus,
  madeAt: BangkokDateTime,
  /** Without an answer until then it is charged, or staff decide. */
  answerBy: BangkokDateTime,
  /** `charged`: by itself, as the customer agreed with the rental agreement and is told by mail; else staff decide. */
  withoutAnswer: z.enum(['charged', 'decided']),
  answeredAt: BangkokDateTime.nullable(),
  /** What the customer wrote. */
  answerText: z.string().nullable(),
  settledAt: BangkokDateTime.nullable(),
  /** What staff wrote when they decided. */
  reason: z.string().nullable(),
  /** What became part of the price; 0 if withdrawn, null until it is settled. */
  chargedAmount: Baht.nullable(),
  /** The ids of its photographs. */
  photos: z.array(Id),
  /** What of the vehicle it is about; null for other kinds, and for claims made before damage was named. */
  damage: DamageOnVehicle.extend({
    /** The newest photographs of its place; each null without one. */
    before: Id.nullable(),
    after: Id.nullable(),
  }).nullable(),
});
export type ClaimShape = z.infer<typeof ClaimShape>;

const ClaimView = z.enum(['disputed', 'open', 'settled']);
export type ClaimView = z.infer<typeof ClaimView>;

/** A claim in the list of all, with its booking. */
const ClaimRow = ClaimShape.extend({ bookingId: Id, bookingNumber: z.string(), customerName: z.string() });

const Text = (missing: ProblemCode) =>
  z
    .string(problemText(missing))
    .trim()
    .refine(hasSomethingToRead, problemText(missing))
    .max(500, problemText('field.too-long', { max: 500 }));

const ofClaim = z.object({ id: Id, claimId: Id });

/** Endpoints for claims after a rental (docs/rules/claims.md). */
export const claimEndpoints = endpoints({
  'GET /bookings/:id/claims': {
    summary: 'The claims of a booking, oldest first',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(z.array(ClaimShape)),
  },
  'POST /bookings/:id/claims/:claimId/answer': {
    summary:
      'The customer accepts a claim, which is then owed, or disputes it and says why. 404 `claim.not-found`, also for staff; 409 `claim.already-answered`; 422 `claim.why-disputed`',
    access: 'guest',
    params: ofClaim,
    body: z.object({
      answer: z.enum(['accepted', 'disputed'], problemText('claim.answer')),
      /** Needed for `disputed`. */
      text: Text('claim.why-disputed').optional(),
    }),
    reply: answer(ClaimShape),
    perMinute: 20,
  },
  'GET /admin/claims': {
    summary:
      'The claims of a view, `disputed` by default: those that staff have to decide, disputed or not answered in time, longest first; `open`: those that wait for the customer; `settled`: newest first. `search` in booking numbers, names and e-mails. The counts are those of the views without it',
    access: 'staff',
    query: ListQuery.extend({ view: ClaimView.optional() }),
    reply: listOf(ClaimRow).extend({ counts: z.object({ disputed: z.int(), open: z.int() }) }),
  },
  'POST /admin/bookings/:id/claims': {
    summary:
      'Makes a claim; the customer gets it by mail with its photographs, and has the hours of the settings to answer. 409 `claim.not-returned` unless the vehicle is back; 422 `claim.needs-photo` for damage without a photograph, `claim.over-excess` for more damage than the excess of the booking’s cover, `claim.photo-not-found`; of damage `claim.needs-damage` without one, `claim.damage-of-other`, `claim.damage-known` unless this rental brought it, `claim.damage-claimed` if it was claimed already',
    access: 'staff',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({
      kind: ClaimKind,
      amount: PaidBaht,
      /** Whether the amount has tax in it, as a service has; compensation has none. */
      isTaxed: z.boolean(),
      /** What happened, in words for the customer. */
      text: Text('claim.text'),
      /** Photographs of the booking's hand-overs. */
      photos: z.array(Id).max(20).default([]),
      /** For damage: which of what the rental brought. */
      damageId: Id.optional(),
      /** Without it, damage that is recorded with the claim. */
      newDamage: NewDamage.optional(),
    }),
    reply: answer(ClaimShape),
  },
  'POST /admin/claims/:id/decision': {
    summary:
      'Staff decide a claim that was disputed, or not answered in time and left to them: it is charged, whole or less, or withdrawn; one that waits for its answer can be withdrawn. The customer is told with the reason. 404 `claim.not-found`; 409 `claim.already-settled`, `claim.unanswered-yet`; 422 `claim.more-than-claimed`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({
      /** Baht; 0 withdraws it. */
      charge: BahtOrNothing,
      reason: Text('reason.missing'),
    }),
    reply: answer(ClaimShape),
  },
});
