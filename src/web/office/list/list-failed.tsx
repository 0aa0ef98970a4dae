import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { RetryAlert } from '../../ui/retry-alert.tsx';

/** Shown in place of a list that could not be loaded, with a retry. */
export const ListFailed = ({ title, failure }: { title: string; failure: Failure }) => {
  const { revalidate } = useRevalidator();
  const say = useProblemWords();
  return (
    <div className="px-4 py-4 md:px-6">
      <RetryAlert tone="danger" title={title} retry={() => revalidate()}>
        {say(failure)}
      </RetryAlert>
    </div>
  );
};
