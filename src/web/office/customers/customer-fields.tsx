import type { ReactNode } from 'react';
import type { CustomerRecord } from '#contract/office/customers.ts';
import { useWords } from '../../languages/use-words.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { TextName, useForm } from '../form/use-form.ts';

type Props = Pick<ReturnType<typeof useForm<CustomerDraft>>, 'text'> & {
  /** Shown under the address. */
  addressHint?: string;
  /** The customer has an account, which signs in by e-mail. */
  needsEmail?: boolean;
};

/** The fields of a customer, section by section. */
export const CustomerFields = ({ text, addressHint, needsEmail = false }: Props) => {
  const t = useWords('customers', 'form');
  const free = (name: TextName<CustomerDraft>) => ({ ...text(name), optional: true });
  return (
    <>
      <Part title={t('personal')}>
        <TextField {...text('firstName')} maxLength={100} />
        <TextField {...text('lastName')} maxLength={100} />
        <TextField {...(needsEmail ? text('email') : free('email'))} type="email" inputMode="email" maxLength={254} />
        <TextField {...text('phone')} type="tel" inputMode="tel" maxLength={40} />
        <TextField {...free('nationality')} maxLength={60} />
        <DateField {...free('dateOfBirth')} />
      </Part>
      <Part title={t('documents')}>
        <TextField {...free('passportNumber')} maxLength={60} />
        <TextField {...free('licenseNumber')} maxLength={60} />
        <DateField {...free('licenseExpiryDate')} />
      </Part>
      <Part title={t('staffOnly')}>
        <TextArea {...text('notes')} required={false} rows={2} maxLength={2000} className="sm:col-span-2" />
        <TextField {...free('doNotRentReason')} maxLength={500} className="sm:col-span-2" hint={t('doNotRentHint')} />
      </Part>
      <Part title={t('address')} hint={addressHint}>
        <TextField {...free('street')} maxLength={200} className="sm:col-span-2" />
        <TextField {...free('city')} maxLength={100} />
        <TextField {...free('state')} maxLength={100} />
        <TextField {...free('country')} maxLength={100} />
        <TextField {...free('zipCode')} maxLength={20} />
      </Part>
    </>
  );
};

const Part = ({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-x-3 gap-y-3.5 sm:grid-cols-2">
    <legend className="mb-2.5 text-sm font-semibold">{title}</legend>
    {children}
    {hint && <p className="text-xs text-subtle sm:col-span-2">{hint}</p>}
  </fieldset>
);

const noAddress = { street: '', city: '', state: '', country: '', zipCode: '' };

/** A customer as form fields, with the address flattened into them. */
export const toCustomerDraft = (customer: CustomerRecord | null) => ({
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone ?? '',
  nationality: customer?.nationality ?? '',
  dateOfBirth: customer?.dateOfBirth ?? '',
  passportNumber: customer?.passportNumber ?? '',
  licenseNumber: customer?.licenseNumber ?? '',
  licenseExpiryDate: customer?.licenseExpiryDate ?? '',
  notes: customer?.notes ?? '',
  doNotRentReason: customer?.doNotRentReason ?? '',
  ...noAddress,
  ...customer?.address,
});
type CustomerDraft = ReturnType<typeof toCustomerDraft>;

/** The request body; empty optional fields become null. */
export const toCustomerInput = ({ street, city, state, country, zipCode, ...draft }: CustomerDraft) => ({
  ...draft,
  nationality: draft.nationality.trim() || null,
  dateOfBirth: draft.dateOfBirth || null,
  passportNumber: draft.passportNumber.trim() || null,
  licenseNumber: draft.licenseNumber.trim() || null,
  licenseExpiryDate: draft.licenseExpiryDate || null,
  doNotRentReason: draft.doNotRentReason.trim() || null,
  address: { street, city, state, country, zipCode },
});

/** The body for a new customer; the address is sent only with a street or a city. */
export const toNewCustomerInput = (draft: CustomerDraft) => {
  const { address, ...customer } = toCustomerInput(draft);
  return address.street.trim() || address.city.trim() ? { ...customer, address } : customer;
};

/** The form's name of a field; the server names address fields `address.city`. */
export const fieldOf = (named: string): string => named.replace('address.', '');
