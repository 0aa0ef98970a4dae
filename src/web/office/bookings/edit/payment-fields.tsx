import { useWords } from '../../../languages/use-words.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { deskMethods, onlineMethods } from '../../paying/payment-methods.ts';
import type { Edit } from './use-edit.ts';

/** What staff write down came in at the desk, most often. */
const methodGroups = [
  ['desk', deskMethods],
  ['online', onlineMethods],
] as const;

const choices = ['paid', 'partial', 'refunded'] as const;

/** Records money paid or refunded by hand; pending and overdue are derived and cannot be chosen. */
export const PaymentFields = ({ edit: { seen, fields, set, problemAt, cost } }: { edit: Edit }) => {
  const t = useWords('bookings');
  const baht = useBaht();
  const { paymentStatus } = fields;
  const owed = seen.owedAmount;
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <SelectField
        label={t('edit.paymentStatus')}
        required={false}
        value={paymentStatus}
        hint={paymentStatus === 'paid' ? t('edit.rest', { amount: baht(cost?.left ?? owed) }) : t('edit.derived')}
        className="sm:col-span-2"
        onChange={({ currentTarget }) => set({ paymentStatus: currentTarget.value })}
      >
        <option value="">{t(`paid.${seen.paymentStatus}`)}</option>
        {choices
          .filter((one) => (one === 'refunded' ? seen.keptAmount > 0 : owed > 0))
          .map((one) => (
            <option key={one} value={one}>
              {t(`paid.${one}`)}
            </option>
          ))}
      </SelectField>
      {paymentStatus !== '' && (
        <>
          {paymentStatus !== 'paid' && (
            <TextField
              label={t('edit.amount')}
              inputMode="decimal"
              value={fields.paymentAmount}
              error={problemAt('paymentAmount') && t('edit.amountRequired')}
              onChange={({ currentTarget }) => set({ paymentAmount: currentTarget.value })}
            />
          )}
          <SelectField
            label={t('edit.paymentMethod')}
            value={fields.paymentMethod}
            error={problemAt('paymentMethod') && t('edit.methodRequired')}
            onChange={({ currentTarget }) => set({ paymentMethod: currentTarget.value })}
          >
            <option value="">{t('edit.methodChoose')}</option>
            {methodGroups.map(([group, methods]) => (
              <optgroup key={group} label={t(`edit.methodGroup.${group}`)}>
                {methods.map((one) => (
                  <option key={one} value={one}>
                    {t(`methods.${one}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField
            label={t('edit.reference')}
            optional
            maxLength={100}
            value={fields.paymentReference}
            onChange={({ currentTarget }) => set({ paymentReference: currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  );
};
