import { type FieldProblem, type FieldProblems, fieldProblem } from '#kernel/problem.ts';

/** What staff are told beside the limits of the public, before they go on all the same. */
export const officeWarnings = {
  pickUpOutside: fieldProblem('rental.pick-up-outside-hours'),
  returnOutside: fieldProblem('rental.return-outside-hours'),
  noOneWay: fieldProblem('rental.no-fee-of-pair'),
  inMaintenance: fieldProblem('rental.in-maintenance'),
  wasExact: fieldProblem('rental.was-exact-vehicle'),
  categoryOff: fieldProblem('rental.category-off'),
} as const;

/** Limits of the public that both ends of a period break are told once; for staff a past pick-up is no refusal. */
export const warningsFrom = (limits: FieldProblems): FieldProblem[] => [
  ...new Map(Object.values(limits).map((problem) => [problem.code, inOffice(problem)])).values(),
];

const inOffice = (problem: FieldProblem): FieldProblem =>
  problem.code === 'rental.pick-up-past' ? fieldProblem('rental.pick-up-in-past') : problem;
