import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

type Ages = Readonly<{ minimumDriverAge: number; maximumDriverAge?: number | null | undefined }>;

/** A highest age below the lowest one: nobody could drive. */
export const agesProblems = ({ minimumDriverAge, maximumDriverAge }: Ages): FieldProblems =>
  typeof maximumDriverAge === 'number' && maximumDriverAge < minimumDriverAge
    ? { maximumDriverAge: fieldProblem('category.ages', { from: `${minimumDriverAge}` }) }
    : {};
