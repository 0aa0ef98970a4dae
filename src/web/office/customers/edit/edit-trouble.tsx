import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = { trouble: Failure | 'needed'; onLoad: () => void };

/** Why a change was not saved. Where somebody was faster, what is stored can be taken in place of what was typed. */
export const EditTrouble = ({ trouble, onLoad }: Props) => {
  const { t } = useTranslation('customers');
  const say = useProblemWords();
  const language = useLanguage();
  if (trouble === 'needed') return <Alert tone="danger" title={t('errors.needed')} />;
  if (trouble.error === 'customers.changed-meanwhile') return <Conflict onLoad={onLoad} />;
  const isSaid = trouble.error.startsWith('customers.') || (language === 'en' && trouble.status > 0);
  return (
    <Alert tone="danger" title={isSaid ? say(trouble) || t('errors.update') : t('errors.update')}>
      {trouble.status === 0 && say(trouble)}
    </Alert>
  );
};

const Conflict = ({ onLoad }: { onLoad: () => void }) => {
  const { t } = useTranslation('customers', { keyPrefix: 'edit' });
  return (
    <Alert
      tone="warning"
      title={t('changed')}
      action={
        <Button size="sm" onClick={onLoad}>
          {t('load')}
        </Button>
      }
    >
      {t('changedText')}
    </Alert>
  );
};
