import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export type Said = Readonly<{ tone: 'success' | 'danger'; title: string; text?: string }>;

/** What became of it; it stays until somebody has read it. */
export const Banner = ({ said, onDismiss }: { said: Said | null; onDismiss: () => void }) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'done' });
  if (!said) return null;
  const dismiss = (
    <IconButton icon="close" size="sm" name={t('dismiss')} onClick={onDismiss} className="-my-1.5 -mr-2" />
  );
  return (
    <div className="px-4 pt-4 md:px-6">
      <Alert tone={said.tone} title={said.title} action={dismiss}>
        {said.text}
      </Alert>
    </div>
  );
};
