import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

/** A wait without a shape to show; where the shape is known, use Skeleton. */
export const Loading = ({ text }: { text?: string }) => {
  const { t } = useTranslation('ui');
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
      <Spinner className="size-5" />
      {text ?? t('loading')}
    </p>
  );
};
