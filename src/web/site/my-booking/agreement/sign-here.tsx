import { useState } from 'react';
import { PaperFacts } from '../../../agreement/paper-facts.tsx';
import { type Signature, SignForm } from '../../../agreement/sign-form.tsx';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useManaged } from '../managed.ts';

type Props = {
  /** The booking and the text that the paper is about. */
  shown: Pick<DataOf<'GET /bookings/:id/agreements'>, 'version' | 'textNumber'>;
  paper: NonNullable<DataOf<'GET /bookings/:id/agreements'>['paper']>;
  onClose: () => void;
  /** The paper is another by now. */
  onStale: () => void;
  onDone: () => void;
};

/** The whole agreement to be read, and under it the signature. */
export const SignHere = ({ shown, paper, onClose, onStale, onDone }: Props) => {
  const t = useWords('signing');
  const { booking, bookingKey, reload } = useManaged();
  const { version, textNumber } = shown;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sign = async (signature: Signature) => {
    setBusy(true);
    setFailure(null);
    const outcome = await api.call('POST /bookings/:id/agreements', {
      params: { id: booking.bookingId },
      headers: tokenOf(bookingKey),
      body: { version, ...signature },
    });
    setBusy(false);
    if (outcome.success) return onDone();
    setFailure(outcome);
    if (outcome.status !== 409) return;
    // The paper is to be read as it is now.
    reload();
    onStale();
  };
  return (
    <Modal open onClose={onClose} title={t('heading')} actions={<Button onClick={onClose}>{t('own.close')}</Button>}>
      <div className="grid gap-4">
        <PaperFacts paper={paper} />
        <SignForm toSign={{ textNumber, paper }} isBusy={isBusy} failure={failure} onSign={sign} />
      </div>
    </Modal>
  );
};
