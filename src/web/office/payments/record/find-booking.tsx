import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';

type BookingMatch = DataOf<'GET /admin/search'>['bookings'][number];

type Props = { onChoose: (booking: Pick<BookingMatch, 'id' | 'bookingNumber'>) => void; error: string | undefined };

/** Finds a booking by its number or customer. */
export const FindBooking = ({ onChoose, error }: Props) => {
  const t = useWords('payments', 'record');
  const say = useProblemWords();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // An opening dialog focuses its close button.
  useEffect(() => field.current?.focus(), []);
  const search = typed.trim().slice(0, 100);
  const { answer, retry } = useLatest(
    search.length > 1 ? search : null,
    (signal) => api.call('GET /admin/search', { query: { search }, signal }),
    { pauseMs: 250 },
  );
  const matches = answer?.success ? answer.data.bookings : null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        ref={field}
        type="search"
        label={t('find')}
        hint={t('findHint')}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {answer && !answer.success && (
          <RetryAlert tone="danger" title={t('findFailed')} retry={retry}>
            {say(answer)}
          </RetryAlert>
        )}
        {matches?.length === 0 && <p className="text-xs text-muted">{t('nobody')}</p>}
        {matches && matches.length > 0 && (
          <ul className="grid overflow-hidden rounded-md border border-line">
            {matches.map((booking) => (
              <li key={booking.id} className="not-first:border-t not-first:border-line">
                <button
                  type="button"
                  onClick={() => onChoose(booking)}
                  className="block w-full px-3.5 py-2 text-left text-sm hover:bg-sunken"
                >
                  <b className="font-semibold figures">{booking.bookingNumber}</b>, {booking.customerName}
                  <span className="block text-xs text-muted">{booking.vehicleName}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
