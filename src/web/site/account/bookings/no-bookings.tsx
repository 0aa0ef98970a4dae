import { findPath } from '../../../booking/booking-paths.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Shown without upcoming bookings: links to the vehicles, and to finding a booking made without the account. */
export const NoBookings = ({ hasPast }: { hasPast: boolean }) => {
  const t = useWords('account', 'none');
  return (
    <div className="mt-6 grid justify-items-start gap-3 rounded-panel border border-line bg-surface p-5 md:p-7">
      <Icon name="calendar" size="xl" className="text-brand" />
      <h2 className="text-xl">{t(hasPast ? 'again' : 'title')}</h2>
      <p className="text-muted">{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/vehicles" look="accent">
          {t('vehicles')}
        </LinkButton>
        <LinkButton to={findPath}>{t('find')}</LinkButton>
      </div>
    </div>
  );
};
