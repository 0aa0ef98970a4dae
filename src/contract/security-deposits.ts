import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { Baht, BangkokDateTime, Id } from './fields.ts';
import { BahtOrNothing, PaidBaht } from './payments.ts';

/** The ways in which a deposit is left at the desk. */
export const SecurityDepositMethod = z.enum(
  ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'digital_wallet'],
  problemText('payment.method-required'),
);

/** A deposit that the customer left, and what became of it. Amounts are baht. */
export const SecurityDepositShape = z.object({
  id: Id,
  amount: Baht,
  method: z.string(),
  reference: z.string().nullable(),
  leftAt: BangkokDateTime,
  /** Null while it is with the business, as are the two amounts. */
  endedAt: BangkokDateTime.nullable(),
  /** What of it paid what the customer owed. */
  keptAmount: Baht.nullable(),
  givenBackAmount: Baht.nullable(),
  /** The card on which it is held; null for what was left at the desk. Its names are null once they were erased. */
  card: z
    .object({
      brand: z.string().nullable(),
      lastDigits: z.string().nullable(),
      /** When the provider lets go of the hold by itself; null once the deposit ended. */
      endsAt: BangkokDateTime.nullable(),
      /** What is kept of it was decided, and the provider has not answered yet. */
      isBeingTaken: z.boolean(),
      /** Why the provider refuses to give back what is not kept: it is tried again, or sent by hand. */
      refusal: z.string().nullable(),
      /** The card declined to hold it for longer: it ends at `endsAt`. */
      isRenewalDeclined: z.boolean(),
      /** The rental lasts longer than the hold, so that it is renewed. */
      isToBeRenewed: z.boolean(),
    })
    .nullable(),
});
/** A hold on a card that a customer began. `pending`: its outcome is not known, or it waits for the card holder. */
export const CardHoldShape = z.object({
  id: Id,
  status: z.enum(['pending', 'held', 'failed', 'over']),
  amount: Baht,
  /** Where the card holder approves it, while it waits for that. */
  authorize_uri: z.string().nullable(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
});
export type CardHoldShape = z.infer<typeof CardHoldShape>;

export type SecurityDepositShape = z.infer<typeof SecurityDepositShape>;

export const SecurityDepositView = z.enum(['with-us', 'to-give-back', 'waiting', 'ending', 'ended']);
export type SecurityDepositView = z.infer<typeof SecurityDepositView>;

/** A deposit in the list of all, with its booking. */
export const SecurityDepositRow = SecurityDepositShape.extend({
  bookingId: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  returnDate: BangkokDateTime,
  /** When the rental ended, by its return or its cancellation. */
  overAt: BangkokDateTime.nullable(),
  /** Whether the rental is over and a claim waits for its customer or for staff: until then nothing can be settled. */
  waitsForClaim: z.boolean(),
  /** Since when it can be settled: the end of the rental, or of its last claim. Null while it cannot. */
  settleSince: BangkokDateTime.nullable(),
  /** Whether that is longer ago than a day. */
  isOverdue: z.boolean(),
});
export type SecurityDepositRow = z.infer<typeof SecurityDepositRow>;

/** Endpoints for the security deposit of a booking (docs/rules/deposits.md). */
export const securityDepositEndpoints = endpoints({
  'GET /bookings/:id/security-deposits': {
    summary: 'The deposit that was agreed, and those that were left, oldest first',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(
      z.object({
        /** Baht; 0 where none is asked for. */
        agreedAmount: Baht,
        left: z.array(SecurityDepositShape),
        /** Baht: what claims ask for that wait for their customer or for staff. */
        waitingAmount: Baht,
        /** From when on it can be held on a card; null where it cannot. */
        heldFrom: BangkokDateTime.nullable(),
      }),
    ),
  },
  'POST /bookings/:id/card-holds': {
    summary:
      'Holds the agreed deposit on a card; nothing is taken. The card may be asked for approval, and is stored at the provider, so that a long rental renews its hold. 409 `security-deposit.not-now`, `.none-agreed`, `.hold-too-early`, `.already-left`, `.hold-in-progress`, `payment.off`; 422 `payment.card-not-accepted`; 429 `payment.too-many-failures`',
    access: 'guest',
    perMinute: 10,
    params: z.object({ id: Id }),
    body: z.object({
      cardToken: z
        .string(problemText('payment.token-required'))
        .trim()
        .min(1, problemText('payment.token-required'))
        .max(100),
      returnUri: z.string().max(500).optional(),
    }),
    reply: answer(CardHoldShape),
  },
  'GET /bookings/:id/card-holds/latest': {
    summary:
      'The newest hold that a customer began, refreshed from the provider while it is pending; null before the first',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(CardHoldShape.nullable()),
  },
  'GET /admin/security-deposits': {
    summary:
      'The security deposits of a view, `with-us` by default. `to-give-back`: of rentals that are over and of which no claim waits, the longest ago first; `waiting`: those of which one does; `ending`: held on a card that lets go within 24 hours; `ended`: the newest first. `search` in booking numbers, names and e-mails. The counts are those of the views without it',
    access: 'staff',
    query: ListQuery.extend({ view: SecurityDepositView.optional() }),
    reply: listOf(SecurityDepositRow).extend({
      counts: z.object({ withUs: z.int(), toGiveBack: z.int(), waiting: z.int(), ending: z.int() }),
    }),
  },
  'POST /admin/bookings/:id/security-deposits': {
    summary:
      'Records that the customer left a deposit. It is no payment: no sum of the booking changes. 409 `security-deposit.not-now` unless the booking is confirmed, `security-deposit.already-left` while one is with the business',
    access: 'staff',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({
      amount: PaidBaht,
      method: SecurityDepositMethod,
      reference: z.string().trim().min(1).max(100).optional(),
    }),
    reply: answer(SecurityDepositShape),
  },
  'POST /admin/bookings/:id/security-deposits/link': {
    summary:
      'A link to the page of the booking, for the customer to have the deposit held on their own card, and its QR code as a `data:` URL. The link opens the booking: show it to nobody else. 409 `security-deposit.not-now`, `.none-agreed`, `.hold-too-early`, `.already-left`, `payment.off`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.object({ url: z.string(), picture: z.string() })),
  },
  'POST /admin/security-deposits/:id/end': {
    summary:
      'Ends a deposit: `keep` pays what the customer owes, the rest goes back. 404 `security-deposit.not-found`; 409 `security-deposit.already-ended`, `payment.more-than-owed`; 409 `security-deposit.claim-open` where all of it would go back while a claim waits, unless `withOpenClaim`; 409 `security-deposit.ending`, `security-deposit.not-captured` for what is held on a card; 422 `security-deposit.more-than-left`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({
      /** Baht; 0 gives all of it back. */
      keep: BahtOrNothing,
      /** Give all of it back although a claim of the booking waits. */
      withOpenClaim: z.boolean().optional(),
    }),
    reply: answer(SecurityDepositShape),
  },
});
