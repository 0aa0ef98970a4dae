import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { ArrivalCard } from '../arrival-card.tsx';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { BringEarlier, KeepLonger } from '../change/another-return.tsx';
import { ChangeAddons } from '../change/change-addons.tsx';
import { ChangeDates } from '../change/change-dates.tsx';
import { WaitingChange } from '../change/waiting-change.tsx';
import { Claims } from '../claims/claims.tsx';
import { VehicleDamage } from '../damage/vehicle-damage.tsx';
import { Documents } from '../documents.tsx';
import { type Done, type LastAction, useManaged } from '../managed.ts';
import { HoldNotice, PayLink } from '../pay-link.tsx';
import { VehiclePhotos } from '../photos/vehicle-photos.tsx';
import { RefundNotice, useRefundWatch } from '../refund-notice.tsx';
import { SecurityDeposit } from '../security-deposit/security-deposit.tsx';
import { type ActionPanel, Actions } from './actions.tsx';
import { BookingSections } from './booking-page.tsx';

// Only of a business that asks who drives.
const Drivers = lazy(() => import('../drivers.tsx'));

/** The booking with all actions its customer has now. Only one panel is open at a time. */
export const BookingScreen = ({ lastAction }: { lastAction: LastAction | null }) => {
  const { booking, bookingKey, reload, page, vehicle, replace } = useManaged();
  const t = useWords('myBooking', 'included');
  useRefundWatch();
  const [panel, setPanel] = useState<ActionPanel | null>(null);
  const close = () => setPanel(null);
  const finish: typeof replace = (changed, what) => {
    close();
    replace(changed, what);
  };
  return (
    <BookingSections
      booking={booking}
      bookingKey={bookingKey}
      page={page}
      vehicle={vehicle}
      reload={reload}
      notice={
        <>
          {lastAction && <DoneNotice key={lastAction.version} done={lastAction.what} />}
          <HoldNotice isQuiet={panel !== null} />
          <WaitingChange isQuiet={panel !== null} />
          <RefundNotice />
          <Claims />
        </>
      }
      actions={
        <Actions open={panel} onOpen={setPanel}>
          {panel === 'dates' && booking.may.changeDates && <ChangeDates onClose={close} onDone={finish} />}
          {panel === 'dates' && booking.may.extend && <KeepLonger onClose={close} onDone={finish} />}
          {panel === 'earlier' && booking.may.extend && <BringEarlier onClose={close} onDone={finish} />}
          {panel === 'addons' && <ChangeAddons onClose={close} onDone={finish} />}
          {panel === 'cancel' && <CancelDialog onClose={close} onDone={finish} />}
        </Actions>
      }
      addAddons={
        booking.may.changeAddons &&
        page.rules && (
          <Button look="link" onClick={() => setPanel('addons')}>
            {t('addAddons')}
          </Button>
        )
      }
      arrival={
        <>
          {booking.status === 'completed' && <SecurityDeposit key="deposit" />}
          <Agreement />
          {booking.status !== 'completed' && <SecurityDeposit key="deposit" />}
          <VehicleDamage />
          <VehiclePhotos />
          {booking.drivers.length > 0 && (
            <Suspense>
              <Drivers drivers={booking.drivers} />
            </Suspense>
          )}
          <ArrivalCard />
        </>
      }
      pay={
        <>
          <PayLink isQuiet={panel !== null} />
          <Documents />
        </>
      }
    />
  );
};

/** The pressed button is gone, so the focus moves here. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Confirms the action just completed, and says that a mail does too. */
const DoneNotice = ({ done }: { done: NonNullable<Done> }) => {
  const t = useWords('myBooking', 'done');
  const { booking } = useManaged();
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex items-start gap-3 rounded-md bg-success-soft px-4 py-3.5 text-sm leading-body outline-none"
    >
      <Icon name="check" className="mt-px text-success" />
      <div>
        <p className="font-semibold">{t(`${done}.title`)}</p>
        <p>{t(`${done}.text`, { email: booking.customerInfo.email })}</p>
      </div>
    </div>
  );
};
