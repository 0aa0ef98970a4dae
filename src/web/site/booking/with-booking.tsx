import type { ReactNode } from 'react';
import { api } from '../../api/browser.ts';
import { isMissing } from '../../api/failure.ts';
import { type BookingKey, tokenOf } from '../../booking/booking-key.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { type Booking, BookingProvider } from './booking-context.ts';
import { StepWaiting } from './frame/step-waiting.tsx';
import { Unreachable } from './frame/unavailable/dead-end.tsx';
import { HoldOver } from './frame/unavailable/hold-over.tsx';
import { useWizard } from './wizard.ts';

/** Gives the booking that this tab holds to the steps that stand on it. */
export const WithBooking = ({ step, children }: { step: number; children: ReactNode }) => {
  const { booking: held } = useWizard().draft;
  return (
    <LoadedBooking of={held} version={String(held?.isPaid)} step={step} missing={<HoldOver step={step} />}>
      {(booking, reload) => <BookingProvider value={{ booking, reload }}>{children}</BookingProvider>}
    </LoadedBooking>
  );
};

type Props = {
  of: BookingKey | null;
  /** Another version is loaded anew. */
  version?: string;
  step: number;
  /** Where the key opens nothing. */
  missing: ReactNode;
  children: (booking: Booking, reload: () => void) => ReactNode;
};

/** Loads a booking with its token. */
export const LoadedBooking = ({ of: key, version = '', step, missing, children }: Props) => {
  const { last, isWaiting, retry } = useLatest(
    key && `${key.bookingId} ${version}`,
    async (signal) =>
      key && api.call('GET /bookings/:id', { params: { id: key.bookingId }, headers: tokenOf(key), signal }),
  );
  if (last?.success) return children(last.data, retry);
  if (!last || isWaiting) return <StepWaiting step={step} />;
  return isMissing(last) ? missing : <Unreachable step={step} retry={retry} />;
};
