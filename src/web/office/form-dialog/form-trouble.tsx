import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What could not be done, and the server's reason; null while nothing is wrong. */
  trouble: Readonly<{ title: string; text: string; isStale: boolean }> | null;
  /** Takes over what somebody else saved meanwhile, once the list has it. */
  onLoad: () => void;
  isLoaded: boolean;
};

/** Why a form was not saved. What was typed stays. */
export const FormTrouble = ({ trouble, onLoad, isLoaded }: Props) => {
  const { t } = useTranslation('office', { keyPrefix: 'formDialog' });
  if (!trouble) return null;
  const load = (
    <Button size="sm" onClick={onLoad} disabled={!isLoaded}>
      {t('load')}
    </Button>
  );
  return (
    <Alert tone="danger" title={trouble.title} action={trouble.isStale && load}>
      {trouble.text}
    </Alert>
  );
};
