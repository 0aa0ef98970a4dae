import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import LeaveDialog from '../../../shell/leave-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useFormFrame } from '../../form/use-form-frame.ts';
import { SidePanel } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import { EditConflict } from '../edit-conflict.tsx';
import { ContactFields } from './contact-fields.tsx';
import { EditCost } from './edit-cost.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { DiscountFields, KeepPrice } from './price-by-hand.tsx';
import { PriceNotice } from './price-notice.tsx';
import { RentalFields } from './rental-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { type Edit, isOvertaken, useEdit } from './use-edit.ts';

type Props = {
  booking: Booking;
  /** What names the panel, and where it closes to, as while the booking is shown. */
  panel: Readonly<{ label: string; closePath: string }>;
  /** Back to the booking. */
  onClose: () => void;
};

/** Edits all of a booking that staff may change, in the place of the booking; what it costs then stays in sight. */
export const EditPanel = ({ booking, panel, onClose }: Props) => {
  const t = useWords('bookings', 'edit');
  const notify = useNotify();
  const edit = useEdit(booking, () => {
    notify({ message: t('done', { number: booking.bookingNumber }) });
    onClose();
  });
  const blocked = edit.hasWish ? null : t('nothing');
  const { fields, isLeaving, close, stay, leave, send } = useFormFrame(edit, blocked, onClose);
  const title = `${t('title')} ${booking.bookingNumber}`;
  return (
    <SidePanel
      {...panel}
      isWide
      title={title}
      form={{ ref: fields, noValidate: true, autoComplete: 'off', onSubmit: send, 'aria-label': title }}
      onEscape={close}
      actions={
        <>
          <EditCost edit={edit} />
          <div className="flex w-full flex-wrap items-center justify-end gap-2 [&>[role=status]]:order-first">
            <Button size="sm" onClick={close}>
              {t('keep')}
            </Button>
            <SubmitButton type="submit" size="sm" look="accent" busy={edit.isBusy && t('busy')} blocked={blocked}>
              {t('save')}
            </SubmitButton>
          </div>
        </>
      }
    >
      <div className="grid gap-4 px-4 py-4 md:px-5">
        <EditRefused booking={booking} edit={edit} />
        <RentalFields edit={edit} />
        <KeepPrice edit={edit} />
        <ExtrasFields edit={edit} />
        <DiscountFields edit={edit} />
        <PriceNotice edit={edit} />
        <ContactFields edit={edit} />
        <StatusFields edit={edit} />
        <PaymentFields edit={edit} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('flight')}
            optional
            maxLength={FLIGHT_NUMBER_AT_MOST}
            value={edit.fields.flightNumber}
            onChange={({ currentTarget }) => edit.set({ flightNumber: currentTarget.value })}
          />
          <TextField
            label={t('arrival')}
            optional
            maxLength={ARRIVAL_NOTE_AT_MOST}
            value={edit.fields.arrivalNote}
            onChange={({ currentTarget }) => edit.set({ arrivalNote: currentTarget.value })}
          />
        </div>
        <TextArea
          label={t('notes')}
          rows={2}
          maxLength={2000}
          required={false}
          value={edit.fields.notes}
          onChange={({ currentTarget }) => edit.set({ notes: currentTarget.value })}
        />
      </div>
      {isLeaving && <LeaveDialog onStay={stay} onLeave={leave} />}
    </SidePanel>
  );
};

/** Why the edit was not saved. The typed values stay. */
const EditRefused = ({ booking, edit }: { booking: Booking; edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const say = useProblemWords();
  if (!edit.refusal) return null;
  const { failure, isPartSaved } = edit.refusal;
  if (isOvertaken(failure) && !isPartSaved) return <EditConflict seen={edit.seen} now={booking} onGoOn={edit.goOn} />;
  const isAnswered = failure.status >= 400 && failure.status < 500;
  if (!isAnswered) return <Alert tone="danger" title={t('failed')} />;
  return (
    <Alert tone="danger" title={t('refused')}>
      {isPartSaved && <p>{t('savedPart')}</p>}
      {failure.error === 'booking.price-changed' ? t('priceChanged') : say(failure)}
    </Alert>
  );
};
