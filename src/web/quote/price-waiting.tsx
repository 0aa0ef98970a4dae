import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';

/** Room for the lines of a price that is being asked for. */
export const PriceWaiting = () => {
  const { t } = useTranslation('quote');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
};
