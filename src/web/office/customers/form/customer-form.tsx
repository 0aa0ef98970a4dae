import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { CustomerField, CustomerValues } from './form-values.ts';

type Props = {
  id: string;
  values: CustomerValues;
  errorOf: (field: CustomerField) => string | undefined;
  /** Said under the address. */
  addressHint?: string;
  /** Above the fields: what went wrong. */
  trouble?: ReactNode;
  onInput?: ComponentProps<'form'>['onInput'];
  onSubmit: ComponentProps<'form'>['onSubmit'];
  children?: ReactNode;
};

/** What is known of a customer, in the parts of document 2, section 2. */
export const CustomerForm = ({ id, values, errorOf, addressHint, trouble, onInput, onSubmit, children }: Props) => {
  const { t } = useTranslation('customers', { keyPrefix: 'form' });
  const field = (name: CustomerField) => ({
    name,
    label: t(name),
    id: `${id}-${name}`,
    defaultValue: values[name],
    error: errorOf(name),
  });
  const free = { optional: true, required: false } as const;
  return (
    <form id={id} noValidate onInput={onInput} onSubmit={onSubmit} autoComplete="off" className="grid gap-6">
      {trouble}
      <Part title={t('personal')}>
        <TextField {...field('firstName')} maxLength={100} />
        <TextField {...field('lastName')} maxLength={100} />
        <TextField {...field('email')} type="email" inputMode="email" maxLength={254} />
        <TextField {...field('phone')} type="tel" inputMode="tel" maxLength={40} />
        <TextField {...field('nationality')} {...free} maxLength={60} />
        <DateField {...field('dateOfBirth')} {...free} />
      </Part>
      <Part title={t('documents')}>
        <TextField {...field('passportNumber')} {...free} maxLength={60} />
        <TextField {...field('licenseNumber')} {...free} maxLength={60} />
        <DateField {...field('licenseExpiryDate')} {...free} />
      </Part>
      <Part title={t('address')} hint={addressHint}>
        <TextField {...field('street')} {...free} maxLength={200} className="sm:col-span-2" />
        <TextField {...field('city')} {...free} maxLength={100} />
        <TextField {...field('state')} {...free} maxLength={100} />
        <TextField {...field('country')} {...free} maxLength={100} />
        <TextField {...field('zipCode')} {...free} maxLength={20} />
      </Part>
      {children}
    </form>
  );
};

const Part = ({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-x-3 gap-y-3.5 sm:grid-cols-2">
    <legend className="mb-2.5 text-sm font-semibold">{title}</legend>
    {children}
    {hint && <p className="text-xs text-subtle sm:col-span-2">{hint}</p>}
  </fieldset>
);
