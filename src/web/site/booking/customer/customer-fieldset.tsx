import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useMailContext, useSite } from '../../../shell/use-site.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { DraftCustomer } from '../state/draft.ts';
import { useWizard } from '../state/wizard-context.ts';
import { customerProblems } from './customer-problems.ts';

type Field = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'optional'
> & {
  name: keyof DraftCustomer;
  label: 'firstName' | 'lastName' | 'email' | 'phone' | 'license' | 'flight' | 'arrival';
  hint?: 'emailHint' | 'phoneHint' | 'licenseHint' | 'arrivalHint';
};

const fields: readonly Field[] = [
  { name: 'firstName', label: 'firstName', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'lastName', autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'email',
    label: 'email',
    hint: 'emailHint',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
  {
    name: 'phone',
    label: 'phone',
    hint: 'phoneHint',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  {
    name: 'licenseNumber',
    label: 'license',
    hint: 'licenseHint',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    maxLength: 60,
  },
  {
    name: 'flightNumber',
    label: 'flight',
    optional: true,
    autoComplete: 'off',
    maxLength: FLIGHT_NUMBER_AT_MOST,
  },
  {
    name: 'arrivalNote',
    label: 'arrival',
    hint: 'arrivalHint',
    optional: true,
    autoComplete: 'off',
    maxLength: ARRIVAL_NOTE_AT_MOST,
  },
];

/** The customer's fields. A field shows its error once it loses focus; all do after an attempt to send. */
export const CustomerFieldset = ({ isSent }: { isSent: boolean }) => {
  const t = useWords('booking');
  const { draft, change } = useWizard();
  const noMail = useMailContext();
  const { customer } = draft;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const problems = customerProblems(customer);
  const errorOf = (name: keyof DraftCustomer) => {
    const problem = problems.find(({ field }) => field === name && (isSent || left.has(name)));
    return problem && t(`problems.${problem.sentence}`);
  };
  const leave = (name: keyof DraftCustomer) => {
    if (customer[name] !== '') setLeft(new Set([...left, name]));
  };
  return (
    <fieldset className="pt-8">
      <legend className="contents">
        <h2 className="text-xl">{t('customer.who')}</h2>
      </legend>
      <div className="mt-4 grid gap-x-4 gap-y-5 md:grid-cols-2">
        {fields.map(({ name, label, hint, ...input }) => (
          <TextField
            key={name}
            {...input}
            id={name}
            name={name}
            label={t(`customer.${label}`)}
            hint={hint && t(`customer.${hint}`, noMail)}
            value={customer[name]}
            error={errorOf(name)}
            onChange={(event) => change({ customer: { ...customer, [name]: event.currentTarget.value } })}
            onBlur={() => leave(name)}
          />
        ))}
        <Privacy />
      </div>
    </fieldset>
  );
};

const Privacy = () => {
  const t = useWords('booking');
  const { pages } = useSite();
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted md:pt-7">
      <Icon name="lock" size="sm" />
      <span>
        {t('customer.privacy')}{' '}
        {pages.includes('privacy') && (
          <Link to="/privacy" target="_blank">
            {t('customer.privacyLink')}
          </Link>
        )}
      </span>
    </p>
  );
};
