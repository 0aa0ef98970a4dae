import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordTrouble } from './password-trouble.ts';

/** What is wrong with a password, in a sentence; undefined where nothing is. */
export const usePasswordSentence = () => {
  const { t } = useTranslation('password');
  return useCallback(
    (trouble: PasswordTrouble | null | undefined): string | undefined => {
      if (!trouble) return undefined;
      return 'minLength' in trouble ? t(`reasons.${trouble.reason}`, { least: trouble.minLength }) : t(trouble.reason);
    },
    [t],
  );
};
