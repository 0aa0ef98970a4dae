import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordSentence } from '../../password/field/use-password-sentence.ts';
import type { RegisterTrouble } from './register-troubles.ts';
import { longest } from './written.ts';

/** What is wrong with a field, in a sentence. */
export const useSentence = () => {
  const { t } = useTranslation('join', { keyPrefix: 'troubles' });
  const passwordSentence = usePasswordSentence();
  return useCallback(
    (trouble: RegisterTrouble): string => {
      if (trouble.field === 'password') return passwordSentence(trouble.why) ?? '';
      const most = trouble.field === 'acceptTerms' ? '' : longest[trouble.field];
      return t(trouble.sentence, { most });
    },
    [t, passwordSentence],
  );
};
