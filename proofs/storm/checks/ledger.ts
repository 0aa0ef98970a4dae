import type { Check, Evidence } from './evidence.ts';

type Entry = {
  id: string;
  kind: string;
  attempt_id: string | null;
  satang: number;
  reference: string | null;
  is_ours: boolean;
};

const entries = `
  select id, kind, attempt_id, amount_satang::int as satang, reference, recorded_by is not null as is_ours
  from ledger_entry`;

const otherSums = `
  select 'booking ' || reference || ' says paid ' || paid_satang || ' and refunded ' || refunded_satang
    || ', its ledger ' || ledger.paid || ' and ' || ledger.refunded as sentence
  from booking, lateral (
    select coalesce(sum(amount_satang - fee_satang) filter (where kind = 'payment'), 0) as paid,
      coalesce(sum(amount_satang - fee_satang) filter (where kind = 'refund'), 0) as refunded
    from ledger_entry where booking_id = booking.id
  ) ledger
  where (paid_satang, refunded_satang) is distinct from (ledger.paid, ledger.refunded)`;

const overRefunded = `
  select 'payment ' || payment.id || ' over ' || payment.amount_satang || ' has refunds over '
    || sum(refund.amount_satang) as sentence
  from ledger_entry payment join ledger_entry refund on refund.refund_of = payment.id and refund.kind = 'refund'
  group by payment.id having sum(refund.amount_satang) > payment.amount_satang`;

/** The ledger matches the provider's charges and refunds, each of them and in total. */
export const ledger: Check = {
  name: 'the ledger is what the provider took and gave back',
  find: async (evidence) => {
    const { rows } = evidence;
    const wrongSums = [
      ...(await rows<{ sentence: string }>(otherSums)),
      ...(await rows<{ sentence: string }>(overRefunded)),
    ];
    const all = await rows<Entry>(entries);
    return [
      ...wrongSums.map(({ sentence }) => sentence),
      ...payments(all, evidence),
      ...refunds(all, evidence),
      ...inAll(all, evidence),
    ];
  },
};

/**
 * Whether the provider moved the money. Staff entries have no attempt; a manual refund has its payment's attempt, but
 * is ours.
 */
const isByProvider = ({ attempt_id: attempt, is_ours: isOurs }: Entry) => attempt !== null && !isOurs;

type Charge = Evidence['provider']['charges'][number];

/** Holds for security deposits have books of their own: `deposits.ts`. */
const isPayment = ({ status, paid, metadata }: Charge) =>
  status === 'successful' && paid && metadata.holdId === undefined;

const ofPayments = (made: Evidence['provider']['refunds']) =>
  made.filter(({ metadata }) => metadata.holdId === undefined);

const payments = (all: readonly Entry[], { provider }: Evidence): string[] => {
  const booked = all.filter((entry) => entry.kind === 'payment' && isByProvider(entry));
  const captured = provider.charges.filter(isPayment);
  const missing = captured.filter(
    ({ amount, metadata }) =>
      booked.filter((entry) => entry.attempt_id === metadata.attemptId && entry.satang === amount).length !== 1,
  );
  const invented = booked.filter((entry) => !captured.some(({ metadata }) => metadata.attemptId === entry.attempt_id));
  return [
    ...missing.map(({ id, amount }) => `charge ${id} over ${amount} is not in the ledger once`),
    ...invented.map(({ id, satang }) => `payment ${id} over ${satang} in the ledger is no charge of the provider`),
  ];
};

const refunds = (all: readonly Entry[], { provider }: Evidence): string[] => {
  const booked = all.filter((entry) => entry.kind === 'refund' && isByProvider(entry));
  const made = ofPayments(provider.refunds);
  const missing = made.filter(
    ({ id, amount }) => booked.filter((entry) => entry.reference === id && entry.satang === amount).length !== 1,
  );
  const invented = booked.filter((entry) => !made.some(({ id }) => id === entry.reference));
  const refundIds = made.map(({ metadata }) => metadata.refundId);
  const twice = refundIds.filter((id, index) => id !== undefined && refundIds.indexOf(id) !== index);
  return [
    ...missing.map(({ id, amount }) => `refund ${id} over ${amount} is not in the ledger once`),
    ...invented.map(({ id, satang }) => `refund ${id} over ${satang} in the ledger is none of the provider`),
    ...twice.map((id) => `refund ${id} was made twice at the provider`),
  ];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const inAll = (all: readonly Entry[], { provider }: Evidence): string[] => {
  const there =
    sum(provider.charges.filter(isPayment).map(({ amount }) => amount)) -
    sum(ofPayments(provider.refunds).map(({ amount }) => amount));
  const byProvider = all.filter(isByProvider);
  const here = sum(byProvider.map(({ kind, satang }) => (kind === 'payment' ? satang : -satang)));
  return here === there ? [] : [`in all the ledger holds ${here} satang, and the provider ${there}`];
};
