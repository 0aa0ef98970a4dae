import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Why a page was not saved. What was typed stays; Save tries again. */
export const SaveTrouble = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation('cms');
  const say = useProblemWords();
  const isStale = failure.error === 'content.changed-meanwhile';
  return (
    <Alert tone="danger" title={t('editor.failed')}>
      {isStale ? t('conflict.failed') : say(failure)}
    </Alert>
  );
};
