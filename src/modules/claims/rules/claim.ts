import type { ClaimKind } from '#kernel/claim-kinds.ts';
import { minus, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import { alreadySettled, moreThanClaimed, overExcess, unansweredYet } from './problems.ts';

/** What the price list has prices for: a fine and a toll are passed on as they come. */
export type PricedKind = Exclude<ClaimKind, 'fine' | 'toll'>;
export type ClaimStatus = 'open' | 'accepted' | 'unanswered' | 'disputed' | 'upheld' | 'withdrawn';

type Claim = Readonly<{ kind: ClaimKind; status: ClaimStatus; amount: Satang; charged: Satang | null }>;

/** What was claimed for damage of a rental, without what of it was given up. */
export const claimedOfExcess = (claims: readonly Omit<Claim, 'status'>[]): Satang =>
  sum(claims.filter(({ kind }) => kind === 'damage').map(({ charged, amount }) => charged ?? amount));

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
  const left = minus(excess, claimedOfExcess(earlier));
  if (amount > left) throw overExcess(toBaht(excess), toBaht(left));
};

type ClaimFields = Readonly<{ kind?: unknown; photos?: unknown; damageId?: unknown; newDamage?: unknown }>;

/** What a claim for damage lacks: a photograph, and what of the vehicle it is about. */
export const claimProblems = ({ kind, photos, damageId, newDamage }: ClaimFields): FieldProblems => {
  if (kind !== 'damage') return {};
  const hasPhoto = Array.isArray(photos) && photos.length > 0;
  return {
    ...(!hasPhoto && { photos: fieldProblem('claim.needs-photo') }),
    ...(damageId === undefined && newDamage === undefined && { damageId: fieldProblem('claim.needs-damage') }),
  };
};

/** Whether the customer is told by mail, and agreed to charges that come up after the return. */
type AnswerTerms = Readonly<{ hasMail: boolean; agrees: boolean }>;

export type WithoutAnswer = 'charged' | 'decided';

/** What becomes of a claim that is not answered in time: it is charged by itself, or staff decide. */
export const withoutAnswer = ({ hasMail, agrees }: AnswerTerms): WithoutAnswer =>
  hasMail && agrees ? 'charged' : 'decided';

/** Until when a claim that is made now can be answered, by the setting `claimAnswerHours`; later it is charged or decided. */
export const answerUntil = (now: Temporal.Instant, answerHours: number): Temporal.Instant =>
  now.add({ hours: answerHours });

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
