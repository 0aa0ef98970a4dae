import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { HelpLine } from '../frame/help-line.tsx';
import { useWizard } from '../wizard.ts';
import { refusalWays } from './refusal-ways.ts';

type Props = {
  /** Null when nobody knows whether it was created. */
  failure: Failure | null;
  onRetry: () => void;
};

/** The booking was not created, or nobody knows: why, and what can be done about it. */
export const NotCreated = ({ failure, onRetry }: Props) => {
  const { t } = useTranslation('booking');
  const { go } = useWizard();
  const sentenceOf = useProblemWords();
  const { again, edit } = refusalWays(failure);
  return (
    <Alert tone="danger" title={t(failure ? 'create.failed' : 'create.unreachable')}>
      {failure && sentenceOf(failure)}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {again && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {edit && (
          <Button size="sm" onClick={() => go(1)}>
            {t('edit')}
          </Button>
        )}
      </div>
      <HelpLine className="mt-1" />
    </Alert>
  );
};
