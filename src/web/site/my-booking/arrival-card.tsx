import { useState } from 'react';
import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { noRetryClient } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import { tokenOf } from '../../booking/booking-key.ts';
import { isLive, stageOf } from '../../booking/stage.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useManaged } from './managed.ts';

/** The flight number and a note for the desk, which the customer may change until the vehicle is handed over. */
export const ArrivalCard = () => {
  const t = useWords('myBooking', 'arrival');
  const say = useProblemWords();
  const { booking, bookingKey, renew } = useManaged();
  const [typed, setTyped] = useState({ flightNumber: booking.flightNumber, arrivalNote: booking.arrivalNote });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isChanged = typed.flightNumber !== booking.flightNumber || typed.arrivalNote !== booking.arrivalNote;
  useUnsaved(isChanged);
  if (!isLive(stageOf(booking)) || booking.isPickedUp) return null;
  const save = async () => {
    setBusy(true);
    const answer = await noRetryClient.call('PUT /bookings/:id/arrival', {
      params: { id: booking.bookingId },
      headers: tokenOf(bookingKey),
      body: typed,
    });
    setBusy(false);
    setFailure(answer.success ? null : answer);
    if (!answer.success) return;
    setTyped({ flightNumber: answer.data.flightNumber, arrivalNote: answer.data.arrivalNote });
    renew(answer.data);
  };
  return (
    <Card aria-labelledby="arrival" className="no-print">
      <h2 id="arrival" className="mb-3.5 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('flight')}
          optional
          autoCapitalize="characters"
          maxLength={FLIGHT_NUMBER_AT_MOST}
          value={typed.flightNumber}
          onChange={({ currentTarget }) => setTyped({ ...typed, flightNumber: currentTarget.value })}
        />
        <TextArea
          label={t('note')}
          hint={t('hint')}
          optional
          rows={2}
          maxLength={ARRIVAL_NOTE_AT_MOST}
          value={typed.arrivalNote}
          onChange={({ currentTarget }) => setTyped({ ...typed, arrivalNote: currentTarget.value })}
        />
        {failure && <Alert tone="danger" title={say(failure)} />}
        <Button
          type="submit"
          size="sm"
          busy={isBusy && t('saving')}
          disabled={!isChanged}
          className="justify-self-start"
        >
          {t(isChanged || booking.flightNumber + booking.arrivalNote === '' ? 'save' : 'saved')}
        </Button>
      </form>
    </Card>
  );
};
