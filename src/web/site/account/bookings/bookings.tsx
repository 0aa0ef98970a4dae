import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import type { Route } from './+types/bookings';
import { BookingCard } from './booking-card.tsx';
import { NoBookings } from './no-bookings.tsx';
import { PastBookings } from './past-bookings.tsx';
import { pastPageIn } from './past-page-in.ts';
import { readOwnBookings } from './read-own-bookings.ts';
import { useAheadSentence } from './use-ahead-sentence.ts';

export const handle: Handle = { words: ['account', 'myBooking', 'quote'] };

export const loader = ({ url, context }: Route.LoaderArgs) =>
  readOwnBookings(context.get(apiContext), pastPageIn(url.searchParams));

/** `/bookings`: upcoming bookings, then past ones. */
const Bookings = ({ loaderData: { ahead, past, pictures, locations } }: Route.ComponentProps) => {
  const t = useWords('account', 'bookings');
  const sentenceOf = useAheadSentence();
  const next = ahead[0];
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-muted">{next ? sentenceOf(next) : past.total > 0 && t('noneAhead')}</p>
      {ahead.length === 0 && <NoBookings hasPast={past.total > 0} />}
      <ul className="mt-6 grid gap-5 empty:hidden">
        {ahead.map((booking, index) => (
          <li key={booking.bookingId}>
            <BookingCard
              booking={booking}
              picture={pictures[booking.vehicleId]}
              locations={locations}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      <PastBookings past={past} pictures={pictures} />
    </>
  );
};
export default Bookings;
