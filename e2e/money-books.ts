import { expect, type Page } from '@playwright/test';
import type { ClaimShape } from '#contract/claims.ts';
import type { DepositsReport, RevenueReport } from '#contract/office/analysis.ts';
import type { BookingDocuments } from '#contract/office/invoices.ts';
import type { Reconciliation, TransactionSummary } from '#contract/office/payments.ts';
import type { SecurityDepositShape } from '#contract/security-deposits.ts';
import { fromBaht } from '#kernel/money.ts';
import { today } from './journey.ts';
import { query } from './journey-database.ts';
import { product } from './product.ts';

/** What a call answers to whoever is signed in. */
const answerOf = async <Data>({ request }: Page, path: string, params: Record<string, string> = {}): Promise<Data> => {
  const reply = await request.get(`/api/${path}`, { params });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()).data;
};

/** The whole business by today's reports and the list of payments, in satang; `payments` is a number. */
export type Books = Readonly<Record<string, number>>;

export const booksOf = async (staff: Page): Promise<Books> => {
  const range = { startDate: today(), endDate: today() };
  const deposits = await answerOf<DepositsReport>(staff, 'admin/reports/deposits', range);
  const revenue = await answerOf<RevenueReport>(staff, 'admin/reports/revenue', range);
  const payments = await answerOf<TransactionSummary>(staff, 'admin/payments/summary', { from: today(), to: today() });
  const claims = (name: 'untaxed' | 'waived' | 'waiting') =>
    deposits.claims.reduce((all, claim) => all + fromBaht(claim[name]), 0);
  return {
    depositsWithUs: fromBaht(deposits.withUs.amount),
    depositsLeft: deposits.byMethod.reduce((all, { leftAmount }) => all + fromBaht(leftAmount), 0),
    depositsGivenBack: fromBaht(deposits.givenBack),
    depositsKept: fromBaht(deposits.kept),
    claimed: fromBaht(deposits.claimed.amount),
    charged: fromBaht(deposits.charged),
    chargedWithoutTax: claims('untaxed'),
    waived: claims('waived'),
    waiting: claims('waiting'),
    received: fromBaht(revenue.received),
    refunded: fromBaht(revenue.refunded),
    payments: payments.successful.count,
    paidWithFees: fromBaht(payments.successful.amount),
  };
};

/** By how much each figure grew. */
export const growthOf = (before: Books, after: Books): Books =>
  Object.fromEntries(Object.entries(after).map(([name, amount]) => [name, amount - (before[name] ?? 0)]));

type Entry = Readonly<{ kind: 'payment' | 'refund'; method: string; amount: number; fee: number }>;

/** The ledger of a booking, oldest first, in satang without the fees of its methods. */
export const ledgerOf = async (staff: Page, id: string) => {
  const entries = await answerOf<Entry[]>(staff, `payments/bookings/${id}`);
  return entries.map(({ kind, method, amount, fee }) => ({
    kind,
    method,
    amount: fromBaht(amount) - fromBaht(fee),
    fee: fromBaht(fee),
  }));
};

/** The security deposits of a booking, oldest first, in satang; 0 for what has not come back or was not kept. */
export const depositOf = async (staff: Page, id: string) => {
  const { left } = await answerOf<{ left: SecurityDepositShape[] }>(staff, `bookings/${id}/security-deposits`);
  return left.map(({ amount, keptAmount, givenBackAmount }) => ({
    held: fromBaht(amount),
    kept: fromBaht(keptAmount ?? 0),
    givenBack: fromBaht(givenBackAmount ?? 0),
  }));
};

export const claimsOf = (staff: Page, id: string) => answerOf<ClaimShape[]>(staff, `bookings/${id}/claims`);

/** The documents of a booking, oldest first, in satang; waits until each payment has one. */
export const documentsOf = async (staff: Page, id: string) => {
  let documents: BookingDocuments | undefined;
  await expect(async () => {
    documents = await answerOf<BookingDocuments>(staff, `admin/bookings/${id}/documents`);
    expect(documents.amount).toBe(0);
  }).toPass();
  return (documents?.issued ?? []).toReversed().map(({ kind, total, value, tax, untaxed }) => ({
    kind,
    total: fromBaht(total),
    value: fromBaht(value),
    tax: fromBaht(tax),
    untaxed: fromBaht(untaxed),
  }));
};

/** In what the provider and the ledger differ over a booking. */
export const differencesOf = async (staff: Page, id: string) => {
  const { differences } = await answerOf<Reconciliation>(staff, 'admin/reconciliation', { from: today(), to: today() });
  return differences.filter(({ bookingId }) => bookingId === id);
};

/** What the provider took of the hold of a booking, and what of that went back, in satang. */
export const providerHoldOf = async (id: string) => {
  const holds = await query<{ charge_id: string }>('select charge_id from card_hold where booking_id = $1', [id]);
  expect(holds).toHaveLength(1);
  const reply = await fetch(`${product().sandbox}/charges/${holds[0]?.charge_id}`, {
    headers: { authorization: `Basic ${btoa('skey_test_sandbox:')}` },
  });
  const charge = (await reply.json()) as { paid: boolean; amount: number; refunded_amount: number };
  return { taken: charge.paid ? charge.amount : 0, refunded: charge.refunded_amount };
};
