import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import type { FormTrouble } from './form-trouble.ts';

type Props = {
  title: string;
  trouble: FormTrouble;
  /** What to do about it. */
  children?: ReactNode;
};

/** Why a form was not taken. */
export const FormNotice = ({ title, trouble, children }: Props) => {
  const { t } = useTranslation('register');
  const sentenceOf = useProblemWords();
  return (
    <Alert tone="danger" title={title}>
      {trouble.reason === 'unreachable' ? t('unreachable') : sentenceOf(trouble.failure)}
      {children && <p className="mt-1">{children}</p>}
    </Alert>
  );
};
