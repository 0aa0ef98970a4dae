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
  paper: DataOf<'GET /bookings/:id/agreements'>['paper'];
  /** Of the booking that the paper is about. */
  version: number;
  onClose: () => void;
  onDone: () => void;
};

/** The whole agreement to be read, and under it the signature. */
export const SignHere = ({ paper, version, onClose, onDone }: Props) => {
  const t = useWords('signing');
  const { booking, bookingKey, reload } = useManaged();
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
    // The paper is to be read as it is now.
    if (outcome.status === 409) reload();
  };
  return (
    <Modal open onClose={onClose} title={t('heading')} actions={<Button onClick={onClose}>{t('own.close')}</Button>}>
      <div className="grid gap-4">
        <PaperFacts paper={paper} />
        <SignForm agreed={paper.agreed} isBusy={isBusy} failure={failure} onSign={sign} />
      </div>
    </Modal>
  );
};
