import { minus, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { alreadySettled, moreThanClaimed, overExcess, unansweredYet } from './problems.ts';

export type ClaimKind = 'damage' | 'fuel' | 'cleaning' | 'fine' | 'toll' | 'lost' | 'idle-days';
export type ClaimStatus = 'open' | 'accepted' | 'unanswered' | 'disputed' | 'upheld' | 'withdrawn';

type Claim = Readonly<{ kind: ClaimKind; status: ClaimStatus; amount: Satang; charged: Satang | null }>;

/**
 * Refuses damage beyond the excess of the cover: all claims for damage of a rental together, but for what of them was
 * given up. `excess` is null where the customer answers for all of it.
 */
export const refuseOverExcess = (
  { kind, amount }: Pick<Claim, 'kind' | 'amount'>,
  earlier: readonly Claim[],
  excess: Satang | null,
): void => {
  if (kind !== 'damage' || excess === null) return;
  const claimed = sum(earlier.filter((one) => one.kind === 'damage').map((one) => one.charged ?? one.amount));
  const left = minus(excess, claimed);
  if (amount > left) throw overExcess(toBaht(excess), toBaht(left));
};

/** Whether the customer is told by mail, and agreed to charges that come up after the return. */
export type AnswerTerms = Readonly<{ hasMail: boolean; agrees: boolean }>;

/** What becomes of a claim that is not answered in time: it is charged by itself, or staff decide. */
export const withoutAnswer = ({ hasMail, agrees }: AnswerTerms): 'charged' | 'decided' =>
  hasMail && agrees ? 'charged' : 'decided';

/**
 * What a decision of staff makes of a claim. One that waits for its customer can only be withdrawn; once its time is over,
 * where it is not charged by itself, also charged (`mayCharge`).
 */
export const decided = ({ status, amount }: Claim, charge: Satang, mayCharge: boolean): 'upheld' | 'withdrawn' => {
  if (status !== 'open' && status !== 'disputed') throw alreadySettled();
  if (charge === zeroSatang) return 'withdrawn';
  if (status === 'open' && !mayCharge) throw unansweredYet();
  if (charge > amount) throw moreThanClaimed(toBaht(amount));
  return 'upheld';
};
