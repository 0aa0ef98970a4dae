import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/browser.ts';
import { downloadFrom } from '../../api/download.ts';
import { tokenOf } from '../../booking/booking-key.ts';
import { useWords } from '../../languages/use-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useManaged } from './managed.ts';

/** Documents are issued a moment after the answer to a payment or change, as a rule by then. */
const ISSUING_MS = 4000;

/** The tax invoices and receipts of the booking's payments, and its credit notes, to download. */
export const Documents = () => {
  const t = useWords('myBooking', 'documents');
  const { booking, bookingKey } = useManaged();
  const [isFailed, setFailed] = useState(false);
  const { bookingId: id, paidTowards, version } = booking;
  const headers = tokenOf(bookingKey);
  const question = paidTowards.received > 0 ? `${id} ${version} ${JSON.stringify(paidTowards)}` : null;
  const { last, retry } = useLatest(question, (signal) =>
    api.call('GET /bookings/:id/documents', { params: { id }, headers, signal }),
  );
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (question === null) return;
    const timer = setTimeout(() => readAgain(), ISSUING_MS);
    return () => clearTimeout(timer);
  }, [question]);
  if (!last?.success || last.data.length === 0) return null;
  const take = async (document: string) =>
    setFailed((await downloadFrom(`/api/bookings/${id}/documents/${document}`, { headers })) !== null);
  return (
    <div className="no-print mt-4 border-t border-line pt-3">
      <h3 className="mb-2 text-sm font-semibold">{t('heading')}</h3>
      <ul className="grid justify-items-start gap-2">
        {last.data
          .filter(({ isReplaced }) => !isReplaced)
          .map(({ id: document, kind, number }) => (
            <li key={document}>
              <Button size="sm" onClick={() => void take(document)}>
                <Icon name="download" size="sm" />
                {t(kind, { number })}
              </Button>
            </li>
          ))}
      </ul>
      {isFailed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('failed')}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{t('company')}</p>
    </div>
  );
};
