import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { ListResults } from '../../list/list-results.tsx';
import { useListKeys } from '../../list/use-list-keys.ts';
import type { BookingRow } from '../booking.ts';
import { BookingCard } from './booking-card.tsx';
import { type BookingSearch, bookingList } from './bookings-address.ts';
import { BookingsTable } from './bookings-table.tsx';
import type { BookingsOutcome } from './read-bookings.ts';
import { useHighlightedBooking } from './use-highlighted-booking.ts';

type Props = {
  search: BookingSearch;
  outcome: BookingsOutcome;
  openId: string | undefined;
  onRefused: (failure: Failure) => void;
};

/** The bookings found, as a table or cards with a pager, or why there are none. */
export const BookingResults = ({ search, outcome, openId, onRefused }: Props) => {
  const t = useWords('bookings');
  const highlightedId = useHighlightedBooking(outcome.success ? outcome.data : []);
  return (
    <ListResults
      list={bookingList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'document', title: t('none.title'), text: t('none.fresh') }}
      empty={{ text: t('none.filtered') }}
    >
      {(rows) =>
        search.look === 'cards' ? (
          <BookingCards rows={rows} search={search} highlightedId={highlightedId} onRefused={onRefused} />
        ) : (
          <BookingsTable rows={rows} search={search} openId={openId} highlightedId={highlightedId} />
        )
      }
    </ListResults>
  );
};

type BookingCardsProps = {
  rows: readonly BookingRow[];
  search: BookingSearch;
  highlightedId: string | undefined;
  onRefused: (failure: Failure) => void;
};

/** The bookings as cards: the second density of the list. */
const BookingCards = ({ rows, search, highlightedId, onRefused }: BookingCardsProps) => {
  const list = useListKeys<HTMLUListElement>();
  return (
    <ul
      ref={list}
      className="grid grid-cols-1 gap-3 px-4 pb-4 md:px-6 xl:grid-cols-[repeat(auto-fill,minmax(440px,1fr))]"
    >
      {rows.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          search={search}
          isHighlighted={booking.id === highlightedId}
          onRefused={onRefused}
        />
      ))}
    </ul>
  );
};
