import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { useWords } from '../../languages/use-words.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { deskMethods } from '../paying/payment-methods.ts';
import { BookingSection, type SectionProps } from './section.tsx';

/** The statuses that can be chosen; overdue is derived. */
const statuses = ['pending', 'partial', 'paid'] as const;

/** The payment method, and any amount already paid. */
export const PaymentSection = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking', 'payment');
  return (
    <BookingSection title={t('title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('method')}
          value={form.paymentMethod}
          error={wrong.paymentMethod}
          onChange={({ currentTarget }) => change({ paymentMethod: currentTarget.value })}
        >
          {deskMethods.map((method) => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('status')}
          value={form.paymentStatus}
          error={wrong.paymentStatus}
          onChange={({ currentTarget }) =>
            change({ paymentStatus: statuses.find((one) => one === currentTarget.value) ?? 'pending' })
          }
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </SelectField>
        {form.paymentStatus === 'partial' && (
          <TextField
            label={t('amount')}
            inputMode="decimal"
            value={form.paymentAmount}
            error={wrong.paymentAmount}
            onChange={({ currentTarget }) => change({ paymentAmount: currentTarget.value })}
          />
        )}
        {form.paymentStatus !== 'pending' && (
          <TextField
            label={t('reference')}
            optional
            value={form.paymentReference}
            error={wrong.paymentReference}
            onChange={({ currentTarget }) => change({ paymentReference: currentTarget.value })}
          />
        )}
      </div>
    </BookingSection>
  );
};

/** How the customer arrives, and internal notes for staff. */
export const NotesSection = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking', 'notes');
  return (
    <BookingSection title={t('title')}>
      <div className="mb-4 grid gap-4 md:grid-cols-2">
        <TextField
          label={t('flight')}
          optional
          maxLength={FLIGHT_NUMBER_AT_MOST}
          value={form.flightNumber}
          error={wrong.flightNumber}
          onChange={({ currentTarget }) => change({ flightNumber: currentTarget.value })}
        />
        <TextField
          label={t('arrival')}
          optional
          maxLength={ARRIVAL_NOTE_AT_MOST}
          value={form.arrivalNote}
          error={wrong.arrivalNote}
          onChange={({ currentTarget }) => change({ arrivalNote: currentTarget.value })}
        />
      </div>
      <TextArea
        rows={3}
        label={t('label')}
        required={false}
        maxLength={2000}
        value={form.notes}
        error={wrong.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
    </BookingSection>
  );
};
