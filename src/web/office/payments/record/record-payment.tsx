import { useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { RecordForm } from '../../paying/record-form.tsx';
import { FindBooking } from './find-booking.tsx';

/** A list's address with the dialog that records a payment. */
export const recordPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}do=record`;

export const asksToRecord = (query: URLSearchParams): boolean => query.get('do') === 'record';

/** Record payment: first choose the booking, then method and amount. */
export const RecordPayment = ({ onClose }: { onClose: () => void }) => {
  const t = useWords('payments', 'record');
  const [bookingId, setBookingId] = useState<string | null>(null);
  if (bookingId !== null)
    return <RecordForm key={bookingId} id={bookingId} onAnother={() => setBookingId(null)} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('title')} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      <p className="text-sm text-muted">{t('text')}</p>
      <FindBooking onChoose={({ id }) => setBookingId(id)} error={undefined} />
    </Modal>
  );
};
