import { useEffect, useState } from 'react';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { ownHoldOn, type StoredKey } from '../../../booking/key-storage.ts';
import { useWords } from '../../../languages/use-words.ts';
import { otherVehiclesPath } from '../../../rental/rental.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type BookingDraft, isDone } from '../state/draft.ts';
import { reusableBooking } from '../state/flow.ts';
import { useBooking, useWizard } from '../state/wizard-context.ts';
import { RentalList, StepUnavailable } from './dead-end.tsx';
import { useRentalWords, vehicleName } from './wizard-words.ts';

/** Tells a visitor that they already hold this vehicle; they may continue that booking or choose again. */
export const OwnHoldNotice = () => {
  const t = useWords('booking', 'ownHold');
  const { draft, ownHold, go } = useWizard();
  const isPaying = useBooking() !== null;
  const [now] = useState(Date.now);
  const [ended, setEnded] = useState('');
  const hold = isPaying ? null : holdOf(draft, ownHold);
  if (!hold || hold.holdEndsAt <= now || ended === hold.bookingId) return null;
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-info-soft px-4 py-3.5">
      <Icon name="clock" className="text-info" />
      <p className="min-w-40 flex-1 text-sm leading-snug">
        <b className="block font-semibold">
          {t('title')}{' '}
          <Countdown
            until={new Date(hold.holdEndsAt).toISOString()}
            serverNow={now}
            onEnd={() => setEnded(hold.bookingId)}
          />
        </b>
        {t('text')}
      </p>
      {reusableBooking(draft, now) ? (
        <Button look="brand" size="sm" onClick={() => go(3)}>
          {t('goOn')}
        </Button>
      ) : (
        // A full page load: the link replaces what is chosen here with that booking.
        <a href={goOnPath(hold)} className={buttonClass('brand', 'sm')}>
          {t('goOn')}
        </a>
      )}
    </div>
  );
};

/**
 * This visitor's unpaid booking of the vehicle, made in another tab or one since closed. Null while this tab has a
 * booking. Read again when this tab becomes visible or another tab changes the storage: it may be paid by then.
 */
export const useOwnHold = ({ vehicleId, booking }: BookingDraft, isReady: boolean): StoredKey | null => {
  const [hold, setHold] = useState<StoredKey | null>(null);
  const now = useNow();
  useEffect(() => {
    if (!isReady) return;
    const read = () => setHold(ownHoldOn(vehicleId));
    read();
    window.addEventListener('storage', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      window.removeEventListener('storage', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isReady, vehicleId]);
  return hold && !booking && hold.holdEndsAt > now ? hold : null;
};

/** The unpaid hold on the vehicle, from this tab or another, while the steps before payment are shown. */
const holdOf = (
  { vehicleId, booking }: BookingDraft,
  ownHold: StoredKey | null,
): (BookingKey & Pick<StoredKey, 'vehicleId' | 'holdEndsAt'>) | null =>
  booking && !isDone(booking) && booking.holdEndsAt > 0 ? { ...booking, vehicleId } : ownHold;

/** The address of the hold's payment step, like the link in a mail. */
const goOnPath = ({ bookingId, vehicleId, accessToken }: BookingKey & Pick<StoredKey, 'vehicleId'>): string =>
  `/booking?${new URLSearchParams({ vehicle: vehicleId, step: '3', bookingId })}#access=${accessToken}`;

/** The hold expired before payment. Everything that was typed is kept. */
export const HoldOver = ({ step }: { step: number }) => {
  const t = useWords('booking', 'hold');
  const { draft, change, go } = useWizard();
  const holdAgain = () => {
    change({ booking: null, attempt: null });
    go(2, { replace: true });
  };
  return (
    <StepUnavailable step={step} icon="clock" title={t('overTitle')} text={t('overText')} facts={<WasHeld />}>
      <LinkButton to={otherVehiclesPath(draft.rental)} look="accent">
        {t('search')}
      </LinkButton>
      <Button onClick={holdAgain}>{t('again')}</Button>
    </StepUnavailable>
  );
};

const WasHeld = () => {
  const { page } = useWizard();
  const { start, end } = useRentalWords();
  const booking = useBooking();
  const booked = booking && { reference: booking.bookingNumber, amount: booking.totalAmount };
  return <RentalList vehicle={vehicleName(page.vehicle)} start={start.when} end={end.when} booked={booked} />;
};
