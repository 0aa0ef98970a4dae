import { Link } from 'react-router';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Card } from '../../../ui/card.tsx';

/** The points balance, and the bookings that earned or used points. */
export const PointsCard = ({ points }: { points: DataOf<'GET /account/points'> }) => {
  const t = useWords('account', 'points');
  const { isOn, balance, needsProof, rentals } = points;
  if (!isOn && balance === 0) return null;
  return (
    <Card aria-labelledby="points" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="points" className="text-[1.1875rem]">
          {t('title')}
        </h2>
        <strong className="text-lg font-semibold tabular-nums">{t('balance', { count: balance })}</strong>
      </div>
      <p className="mt-1 text-sm text-muted">{isOn ? t('text') : t('off')}</p>
      {isOn && needsProof && balance > 0 && <p className="mt-1 text-sm text-muted">{t('proof')}</p>}
      {rentals.length === 0 ? (
        <p className="mt-3 text-sm">{t('none')}</p>
      ) : (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-link">{t('history')}</summary>
          <ul className="mt-2 grid gap-1.5">
            {rentals.map((rental) => (
              <Rental key={rental.bookingId} rental={rental} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
};

const Rental = ({ rental }: { rental: DataOf<'GET /account/points'>['rentals'][number] }) => {
  const t = useWords('account', 'points');
  const { bookingId, bookingNumber, earned, spent } = rental;
  const parts = [earned > 0 && t('earned', { count: earned }), spent > 0 && t('spent', { count: spent })];
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <Link to={`/bookings/${bookingId}`} className="font-semibold text-link underline">
        {bookingNumber}
      </Link>
      <span className="tabular-nums">{parts.filter(Boolean).join(' · ')}</span>
    </li>
  );
};
