import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { FocusedNotice } from '../../../forms/focused-notice.tsx';
import type { CodeTrouble } from '../step.ts';

type Props = { trouble: CodeTrouble | null; by?: 'code' | 'recovery' };

/** Why a code was not taken. */
export const CodeNotice = ({ trouble, by = 'code' }: Props) => {
  const { t } = useTranslation('login');
  const sentenceOf = useProblemWords();
  if (!trouble || trouble.reason === 'incomplete') return null;
  if (trouble.reason === 'wrong')
    return (
      <FocusedNotice about={trouble}>
        <Alert tone="danger" title={t('code.wrong')}>
          {t(by === 'recovery' ? 'code.wrongRecoveryText' : 'code.wrongText')}
        </Alert>
      </FocusedNotice>
    );
  return (
    <FocusedNotice about={trouble}>
      <Alert tone="danger" title={t('code.failed')}>
        {trouble.reason === 'refused' ? sentenceOf(trouble.failure) : t('unreachable')}
      </Alert>
    </FocusedNotice>
  );
};
