import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useRefusalWords } from '../../site/refusals/use-refusal-words.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why a form was not saved; what was typed stands below it as it was. */
export const FormFailure = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'do' });
  const say = useRefusalWords();
  const text = failure.error === 'form.invalid' ? t('seeFields') : say(failure);
  return (
    <Alert tone="danger" title={t('notSaved')}>
      {text} {failure.error === 'pricing.changed-meanwhile' && t('openAgain')}
    </Alert>
  );
};
