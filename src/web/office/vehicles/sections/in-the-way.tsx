import { Link } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { dateOf, formatDayTime, timeOf } from '../../../ui/dates.ts';
import { type BlockDraft, fieldsOf } from '../draft/use-block.ts';

type Obstacle = Readonly<{
  booking?: { id: string; bookingNumber: string; returnDate: string; blockedUntil: string } | null;
  offer?: { from: string; until: string };
}>;

type Props = { refusal: Failure; draft: BlockDraft; take: (change: Partial<BlockDraft>) => void };

/** Why a maintenance period is not possible: the conflicting booking, and the first time that would be. */
export const InTheWay = ({ refusal, draft, take }: Props) => {
  const t = useWords('fleet', 'maintenance');
  const language = useLanguage();
  const say = useProblemWords();
  const { booking, offer } = refusal.details as Obstacle;
  const isSameDay = offer !== undefined && dateOf(offer.from) === draft.fromDay;
  return (
    <p role="alert" className="col-span-2 text-xs font-medium text-danger">
      {booking ? (
        <>
          <Link to={`/admin/bookings/${booking.id}`} className="underline">
            {booking.bookingNumber}
          </Link>{' '}
          {t('returns', {
            moment: formatDayTime(booking.returnDate, language),
            until: formatDayTime(booking.blockedUntil, language),
          })}
        </>
      ) : offer ? (
        t('another')
      ) : (
        say(refusal)
      )}{' '}
      {offer && (
        <button type="button" className="min-h-6 font-semibold underline" onClick={() => take(fieldsOf(offer))}>
          {t('startAt', { moment: isSameDay ? timeOf(offer.from) : formatDayTime(offer.from, language) })}
        </button>
      )}
    </p>
  );
};
