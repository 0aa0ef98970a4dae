import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useNotify } from '../../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import type { Booking } from '../../booking.ts';
import { EditRefused } from './edit-refused.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PriceNotice } from './price-notice.tsx';
import { RentalFields } from './rental-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { useEdit } from './use-edit.ts';

/** Dates, vehicle, places, status, payment and notes of a booking, with what a change costs before it is made. */
export const EditDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'edit' });
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
      canSubmit={edit.hasWish}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <EditRefused booking={booking} edit={edit} />
        <RentalFields edit={edit} />
        <PriceNotice edit={edit} />
        <StatusFields edit={edit} />
        <PaymentFields edit={edit} />
        <TextArea
          label={t('notes')}
          rows={2}
          maxLength={2000}
          required={false}
          value={edit.fields.notes}
          onChange={({ currentTarget }) => edit.set({ notes: currentTarget.value })}
        />
        {!edit.hasWish && <p className="text-xs text-muted">{t('nothing')}</p>}
      </div>
    </FormDialog>
  );
};
