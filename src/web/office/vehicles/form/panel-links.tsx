import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';

const way = 'inline-flex min-h-8 items-center gap-1.5 font-medium text-link max-sm:sr-only';

/** Other ways to look at a vehicle. */
export const PanelLinks = ({ id }: { id: string }) => {
  const { t } = useTranslation('fleet');
  return (
    <>
      <Link to={`/admin/calendar?from=${today(useNow())}&days=30`} className={way}>
        <Icon name="calendar" size="sm" />
        {t('calendar')}
      </Link>
      <Link to={`/vehicles/${id}`} className={way}>
        <Icon name="external" size="sm" />
        {t('publicPage')}
      </Link>
    </>
  );
};
