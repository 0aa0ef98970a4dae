import type { DataOf } from '../api/routes.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { formatDayTime } from '../ui/dates.ts';
import { namedWithPlate } from './named-with-plate.ts';

type Move = DataOf<'GET /admin/bookings/moves'>['moves'][number];

/** A booking that would get an equal vehicle: whose, when, from which and to which. */
export const MovedBooking = ({ move: { from, to, ...booking } }: { move: Move }) => {
  const t = useWords('office', 'moves');
  const language = useLanguage();
  return (
    <>
      <span className="font-medium">
        {booking.bookingNumber}, {booking.customerName}
      </span>
      <span className="block text-muted figures">
        {formatDayTime(booking.pickupDate, language)} – {formatDayTime(booking.returnDate, language)}
      </span>
      <span className="block">
        {t('fromTo', {
          from: namedWithPlate(from.name, from.licensePlate),
          to: namedWithPlate(to.name, to.licensePlate),
        })}
      </span>
    </>
  );
};

/** Who makes room for a booking, before that is saved; nothing where nobody has to. */
export const MakesRoom = ({ moves }: { moves: readonly Move[] }) => {
  const t = useWords('office', 'moves');
  if (moves.length === 0) return null;
  return (
    <div className="rounded-md border border-dashed border-brand bg-brand-softer px-4 py-3 text-xs">
      <p className="text-sm font-medium">{t('title', { count: moves.length })}</p>
      <p className="text-muted">{t('text')}</p>
      <ul className="mt-1 divide-y divide-line">
        {moves.map((move) => (
          <li key={move.bookingId} className="py-1.5">
            <MovedBooking move={move} />
          </li>
        ))}
      </ul>
    </div>
  );
};
