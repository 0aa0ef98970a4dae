type ClaimStatus = 'open' | 'accepted' | 'unanswered' | 'disputed' | 'upheld' | 'withdrawn';
type Claim = Readonly<{ status: ClaimStatus; withoutAnswer: 'charged' | 'decided' }>;

/**
 * What its customer reads of a claim: its status; `openToStaff` for one that staff decide without an answer, `overdue` once
 * its time to answer is over; `upheldUnanswered` for one that staff charged without an answer.
 */
export type ClaimText = ClaimStatus | 'openToStaff' | 'overdue' | 'upheldUnanswered';

/** Which text a page and a mail have for a claim. */
export const claimText = (
  { status, withoutAnswer }: Claim,
  { isAnswered, isOver }: Readonly<{ isAnswered: boolean /** The time to answer is over. */; isOver: boolean }>,
): ClaimText => {
  if (status === 'upheld' && !isAnswered) return 'upheldUnanswered';
  if (status !== 'open' || withoutAnswer === 'charged') return status;
  return isOver ? 'overdue' : 'openToStaff';
};
