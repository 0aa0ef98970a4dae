import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { FocusedNotice } from '../forms/focused-notice.tsx';
import type { LoginTrouble } from './step.ts';

/** Why somebody is not signed in. How many tries are left is not said: it would tell which e-mails are known. */
export const LoginNotice = ({ trouble }: { trouble: LoginTrouble | null }) => {
  const { t } = useTranslation('login');
  if (!trouble || trouble.reason === 'incomplete') return null;
  return (
    <FocusedNotice about={trouble}>
      <Alert tone="danger" title={t('failed')}>
        <Reason trouble={trouble} />
      </Alert>
    </FocusedNotice>
  );
};

const Reason = ({ trouble }: { trouble: Exclude<LoginTrouble, { reason: 'incomplete' }> }) => {
  const { t } = useTranslation('login');
  const sentenceOf = useProblemWords();
  if (trouble.reason === 'locked') return t('locked', { count: trouble.minutes });
  return trouble.reason === 'refused' ? sentenceOf(trouble.failure) : t(trouble.reason);
};
