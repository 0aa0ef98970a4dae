import { useWords } from '../../../languages/use-words.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Fold } from '../../form/fold.tsx';
import type { Edit } from './use-edit.ts';

/** How the booking's customer is called and reached, folded until somebody corrects it. */
export const ContactFields = ({ edit }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const { seen, fields, set, wrong } = edit;
  const text = (name: 'firstName' | 'lastName' | 'customerEmail' | 'customerPhone') => ({
    label: t(name),
    value: fields[name],
    error: wrong[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const who = [seen.customerName, seen.customerEmail || t('noEmail')].filter(Boolean).join(', ');
  return (
    <Fold title={t('customer')} now={who}>
      <fieldset className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField {...text('firstName')} maxLength={100} />
        <TextField {...text('lastName')} maxLength={100} required={false} />
        <TextField
          {...text('customerEmail')}
          type="email"
          inputMode="email"
          maxLength={254}
          optional
          className="sm:col-span-2"
          hint={fields.customerEmail.trim() === '' ? t('emailNone') : t('emailHint')}
        />
        <TextField {...text('customerPhone')} type="tel" inputMode="tel" maxLength={40} className="sm:col-span-2" />
      </fieldset>
    </Fold>
  );
};
