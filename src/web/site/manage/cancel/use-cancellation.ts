import { useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { tokenOf } from '../../book/requests.ts';
import { type Managed, useManaged } from '../managed.ts';
import { type CancelTrouble, cancelBooking, type Terms } from './cancel-booking.ts';

/** The terms of a cancellation, asked when the dialog opens, and the cancelling itself. */
export const useCancellation = (onDone: Managed['replace']) => {
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version } = booking;
  const { answer, isWaiting, retry } = useLatest(`${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/cancellation', { params: { id }, headers: tokenOf(bookingKey), signal }),
  );
  const [changed, setChanged] = useState<Terms | null>(null);
  const [trouble, setTrouble] = useState<CancelTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const attempt = useRef({ of: '', key: '' });
  const terms = changed ?? (answer?.success ? answer.data : null);

  /** The same cancelling sent again has the same key, and happens once. */
  const keyFor = (of: string) => {
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  const cancel = async () => {
    if (!terms) return;
    setBusy(true);
    setTrouble(null);
    const sent = { key: bookingKey, terms, reason };
    const result = await cancelBooking({ ...sent, attempt: keyFor(JSON.stringify(sent)) });
    setBusy(false);
    if ('booking' in result) return onDone(result.booking, 'cancelled');
    setTrouble(result.trouble);
    if (result.terms) setChanged(result.terms);
  };
  return { terms, isWaiting, retry, trouble, isBusy, cancel, reason, setReason };
};
