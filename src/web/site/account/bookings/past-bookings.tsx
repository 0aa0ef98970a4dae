import { useWords } from '../../../languages/use-words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PastBooking } from './past-booking.tsx';
import type { OwnBooking, Pictures } from './read-own-bookings.ts';

type Past = Readonly<{ data: readonly OwnBooking[]; page: number; totalPages: number; total: number }>;

/** Past bookings, newest first, one page at a time. */
export const PastBookings = ({ past, pictures }: { past: Past; pictures: Pictures }) => {
  const t = useWords('account', 'past');
  const { data, page, totalPages, total } = past;
  if (total === 0) return null;
  const to = (target: number) => (target === 1 ? '/bookings#past' : `/bookings?page=${target}#past`);
  return (
    <section id="past" aria-labelledby="past-heading" className="mt-12 scroll-mt-20">
      <h2 id="past-heading" className="mb-3.5 text-xl">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {data.map((booking) => (
          <PastBooking key={booking.bookingId} booking={booking} picture={pictures[booking.vehicleId]} />
        ))}
      </ul>
      {totalPages > 1 && (
        <nav aria-label={t('pages')} className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted figures">{t('page', { page, of: totalPages })}</p>
          <div className="flex flex-wrap gap-2">
            {page > 1 && (
              <LinkButton to={to(Math.min(page - 1, totalPages))} size="sm" rel="prev">
                {t('newer')}
              </LinkButton>
            )}
            {page < totalPages && (
              <LinkButton to={to(page + 1)} size="sm" rel="next">
                {t('older')}
              </LinkButton>
            )}
          </div>
        </nav>
      )}
    </section>
  );
};
