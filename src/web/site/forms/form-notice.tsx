import type { ReactNode } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import type { FormProblem } from './form-problem.ts';

type Props = {
  title: string;
  problem: FormProblem;
  /** What the user can do about it. */
  children?: ReactNode;
};

/** Why a form was rejected. */
export const FormNotice = ({ title, problem, children }: Props) => {
  const t = useWords('register');
  const sentenceOf = useProblemWords();
  return (
    <Alert tone="danger" title={title}>
      {problem.reason === 'unreachable' ? t('unreachable') : sentenceOf(problem.failure)}
      {children && <p className="mt-1">{children}</p>}
    </Alert>
  );
};
