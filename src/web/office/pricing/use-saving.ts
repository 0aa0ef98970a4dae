import { useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { useDeed } from '../live/use-deed.ts';
import { useSentences } from '../refusals/use-sentences.ts';

/** Saves a form over the API; a failure stays with the form, and says what is wrong with each field. */
export const useSaving = () => {
  const { run, isBusy } = useDeed();
  const inWords = useSentences();
  const [failure, setFailure] = useState<Failure | null>(null);
  const errorOf = (field: string): string | undefined => {
    const said = failure?.fields[field];
    return said && inWords(said);
  };
  return { run, isBusy, failure, errorOf, fail: setFailure };
};
