import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { useRefusalWords } from '../refusals/use-refusal-words.ts';
import type { FormTrouble } from './outcome.ts';

/** Why a form was not taken. */
export const FormNotice = ({ title, trouble }: { title: string; trouble: FormTrouble }) => {
  const { t } = useTranslation('join');
  const sentenceOf = useRefusalWords();
  return (
    <Alert tone="danger" title={title}>
      {trouble.reason === 'unreachable' ? t('unreachable') : sentenceOf(trouble.failure)}
    </Alert>
  );
};
