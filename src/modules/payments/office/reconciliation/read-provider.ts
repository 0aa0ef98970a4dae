import { toInstant } from '#kernel/bangkok-time.ts';
import { plus, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import type { OmiseAnswer } from '../../omise/omise-call.ts';
import type { ListQuery, OmiseClient } from '../../omise/omise-client.ts';
import type { OmiseCharge, OmiseRefund } from '../../omise/omise-shapes.ts';
import { providerUnreachable } from '../../rules/problems.ts';
import type { HeldCharge, HeldRefund, ProviderRecords } from '../../rules/reconciliation/books.ts';

const PAGE = 100;

/** The margin around the period: our row and the provider's object are written up to a call apart. */
const EDGE = { hours: 1 };

/** Every charge and refund of a period and its margins, page by page. 503 if the provider does not answer. */
export const readProvider = async (omise: OmiseClient, { from, until }: Period): Promise<ProviderRecords> => {
  const range = { from: from.subtract(EDGE), to: until.add(EDGE) };
  const charges = await everyPage((page) => omise.listCharges({ ...range, ...page }));
  const refunds = await everyPage((page) => omise.listEveryRefund({ ...range, ...page }));
  return { charges: charges.map(heldCharge), refunds: refunds.map(heldRefund) };
};

/** The refunds of these charges, of any date. A charge unknown to the provider has none. 503 without an answer. */
export const readRefundsOf = async (omise: OmiseClient, chargeIds: readonly string[]): Promise<HeldRefund[]> => {
  const refunds: HeldRefund[] = [];
  for (const id of new Set(chargeIds)) {
    const answer = await omise.listRefunds(id);
    if (answer.outcome === 'refused' && answer.httpStatus === 404) continue;
    if (answer.outcome !== 'answered') throw providerUnreachable();
    refunds.push(...answer.value.data.map(heldRefund));
  }
  return refunds;
};

const everyPage = async <Item>(
  read: (page: ListQuery) => Promise<OmiseAnswer<{ data: Item[]; total: number }>>,
): Promise<Item[]> => {
  const all: Item[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const answer = await read({ limit: PAGE, offset, order: 'chronological' });
    if (answer.outcome !== 'answered') throw providerUnreachable();
    const { data, total } = answer.value;
    all.push(...data);
    if (data.length === 0 || offset + data.length >= total) return all;
  }
};

const heldCharge = (charge: OmiseCharge): HeldCharge => ({
  id: charge.id,
  status: charge.status,
  paid: charge.paid,
  // Of a pre-authorisation only a part may be taken.
  amount: satang(charge.captured_amount ?? charge.amount),
  currency: charge.currency,
  fee: plus(satang(charge.fee), satang(charge.fee_vat)),
  metadata: charge.metadata,
  at: toInstant(charge.created_at),
});

const heldRefund = ({ id, charge, amount, metadata, created_at }: OmiseRefund): HeldRefund => ({
  id,
  chargeId: charge,
  amount: satang(amount),
  refundId: typeof metadata.refundId === 'string' ? metadata.refundId : null,
  at: toInstant(created_at),
});
