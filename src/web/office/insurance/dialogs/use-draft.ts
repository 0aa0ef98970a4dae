import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useRefusalWords } from '../../../site/refusals/use-refusal-words.ts';
import { useSentences } from '../../refusals/use-sentences.ts';

/** What is typed, whether it differs from what there was, and what the server said of it. */
export const useDraft = <Draft extends object>(begun: Draft) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'form' });
  const language = useLanguage();
  const sentence = useSentences();
  const say = useRefusalWords();
  const [first] = useState(begun);
  const [draft, setDraft] = useState(begun);
  const [failure, setFailure] = useState<Failure | null>(null);
  const errorOf = (field: string): string | undefined => {
    const said = failure?.fields[field];
    if (said === undefined) return undefined;
    return language === 'en' ? said : (inWords(sentence(said), said) ?? t('wrong'));
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    isChanged: JSON.stringify(first) !== JSON.stringify(draft),
    refuse: setFailure,
    errorOf,
    /** The refusal as a whole. */
    reason: failure && say(failure),
  };
};

const inWords = (translated: string, said: string) => (translated === said ? undefined : translated);
