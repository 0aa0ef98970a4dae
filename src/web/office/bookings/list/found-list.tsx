import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { Pager } from '../../list/pager.tsx';
import { BookingCards } from './booking-cards.tsx';
import { type BookingSearch, bookingsPath, isNarrowed, looksOf } from './bookings-address.ts';
import { BookingsTable } from './bookings-table.tsx';
import type { FoundBookings } from './read-bookings.ts';
import { useHighlightedBooking } from './use-highlighted-booking.ts';

type Props = {
  search: BookingSearch;
  found: FoundBookings;
  openId: string | undefined;
  onRefused: (failure: Failure) => void;
};

/** What was found: a table or cards with the ways to the other pages, or why there is nothing. */
export const FoundList = ({ search, found, openId, onRefused }: Props) => {
  const { t } = useTranslation('bookings');
  const highlightedId = useHighlightedBooking(found.success ? found.data : []);
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  if (found.data.length === 0) return <Nothing search={search} />;
  return (
    <>
      {search.look === 'cards' ? (
        <BookingCards rows={found.data} search={search} highlightedId={highlightedId} onRefused={onRefused} />
      ) : (
        <BookingsTable rows={found.data} search={search} openId={openId} highlightedId={highlightedId} />
      )}
      <Pager found={found} pathOf={(page) => bookingsPath({ ...search, page })} />
    </>
  );
};

const Nothing = ({ search }: { search: BookingSearch }) => {
  const { t } = useTranslation(['bookings', 'office']);
  if (!isNarrowed(search)) return <EmptyList icon="document" title={t('none.title')} text={t('none.fresh')} />;
  const clear = (
    <LinkButton to={bookingsPath(looksOf(search))} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return <EmptyList icon="search" title={t('none.title')} text={t('none.filtered')} action={clear} />;
};
