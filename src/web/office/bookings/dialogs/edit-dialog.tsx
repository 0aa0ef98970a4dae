import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { Booking } from '../booking.ts';
import { EditConflict } from '../edit-conflict.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { DiscountFields, KeepPrice } from './price-by-hand.tsx';
import { PriceNotice } from './price-notice.tsx';
import { RentalFields } from './rental-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { type Edit, isOvertaken, useEdit } from './use-edit.ts';

/** Edits all of a booking that staff may change, and previews what the change costs. */
export const EditDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const t = useWords('bookings', 'edit');
  const notify = useNotify();
  const edit = useEdit(booking, () => {
    notify({ message: t('done', { number: booking.bookingNumber }) });
    onClose();
  });
  return (
    <FormDialog
      form={edit}
      title={`${t('title')} ${booking.bookingNumber}`}
      submit={t('save')}
      busy={t('busy')}
      cancel={t('keep')}
      blocked={edit.hasWish ? null : t('nothing')}
      onClose={onClose}
    >
      <div className="grid gap-4">
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
    </FormDialog>
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
