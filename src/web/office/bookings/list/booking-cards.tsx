import type { Failure } from '../../../api/failure.ts';
import { useListKeys } from '../../list/use-list-keys.ts';
import type { BookingRow } from '../booking.ts';
import { BookingCard } from './booking-card.tsx';
import type { BookingSearch } from './bookings-address.ts';

type Props = {
  rows: readonly BookingRow[];
  search: BookingSearch;
  highlightedId: string | undefined;
  onRefused: (failure: Failure) => void;
};

/** The bookings as cards: the second density of the list. */
export const BookingCards = ({ rows, search, highlightedId, onRefused }: Props) => {
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
