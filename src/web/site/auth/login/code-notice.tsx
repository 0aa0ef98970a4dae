import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FocusedNotice } from '../../forms/focused-notice.tsx';
import type { CodeProblem } from './step.ts';

type Props = { problem: CodeProblem | null; by?: 'code' | 'recovery' };

/** Says why a code was rejected. */
export const CodeNotice = ({ problem, by = 'code' }: Props) => {
  const t = useWords('login');
  const sentenceOf = useProblemWords();
  if (!problem || problem.reason === 'incomplete') return null;
  if (problem.reason === 'wrong')
    return (
      <FocusedNotice about={problem}>
        <Alert tone="danger" title={t('code.wrong')}>
          {t(by === 'recovery' ? 'code.wrongRecoveryText' : 'code.wrongText')}
        </Alert>
      </FocusedNotice>
    );
  return (
    <FocusedNotice about={problem}>
      <Alert tone="danger" title={t('code.failed')}>
        {problem.reason === 'refused' ? sentenceOf(problem.failure) : t('unreachable')}
      </Alert>
    </FocusedNotice>
  );
};
