import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from './endpoint.ts';
import { Baht, BangkokDateTime, Id, neededNumber } from './fields.ts';
import { TWO_DECIMALS, twoDecimals } from './office/booking-fields.ts';
import { PaidBaht } from './payments.ts';

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
});
export type SecurityDepositShape = z.infer<typeof SecurityDepositShape>;

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
      }),
    ),
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
  'POST /admin/security-deposits/:id/end': {
    summary:
      'Ends a deposit: `keep` pays what the customer owes, the rest goes back. 404 `security-deposit.not-found`; 409 `security-deposit.already-ended`, `payment.more-than-owed`; 422 `security-deposit.more-than-left`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({
      /** Baht; 0 gives all of it back. */
      keep: z
        .number(neededNumber(problemText('amount.required'), problemText('amount.baht')))
        .min(0, problemText('amount.not-negative'))
        .max(10_000_000, problemText('amount.too-high', { max: 10_000_000 }))
        .refine(twoDecimals, TWO_DECIMALS),
    }),
    reply: answer(SecurityDepositShape),
  },
});
