import { api } from '../../api/browser.ts';
import { tokenOf } from '../../booking/booking-key.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { useManaged } from './managed.ts';

/** The security deposits that were left at the desk, and what became of each. */
export const SecurityDeposit = () => {
  const t = useWords('myBooking', 'securityDeposit');
  const language = useLanguage();
  const baht = useBaht();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, quote } = booking;
  const headers = tokenOf(bookingKey);
  const { last } = useLatest(quote.securityDeposit > 0 ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/security-deposits', { params: { id }, headers, signal }),
  );
  if (!last?.success || last.data.left.length === 0) return null;
  const when = (at: string) => formatDayTime(at, language);
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {last.data.left.map(({ id: deposit, amount, leftAt, endedAt, keptAmount, givenBackAmount }) => (
        <li key={deposit}>
          {endedAt
            ? t(keptAmount ? 'backLess' : 'back', {
                amount: baht(amount),
                back: baht(givenBackAmount ?? 0),
                kept: baht(keptAmount ?? 0),
                when: when(endedAt),
              })
            : t('left', { amount: baht(amount), when: when(leftAt) })}
        </li>
      ))}
    </ul>
  );
};
