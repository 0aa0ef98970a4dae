import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { draftOf, fieldOf, sentOfNew } from '../form/customer-draft.ts';
import { CustomerFields } from '../form/customer-fields.tsx';
import { Credentials } from './credentials.tsx';

export type Made = DataOf<'POST /admin/customers'>;

type Props = {
  onMade?: (made: Made) => void;
  /** Of the dialog that was left, or of what the customer signs in with. */
  onClose: (made: Made | null) => void;
  /** The way to whose the e-mail is already. */
  taken: (customerId: string) => ReactNode;
};

const needed = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The dialog Create New Customer, then what the customer signs in with, once. It stands outside of other forms. */
export const NewCustomer = ({ onMade, onClose, taken }: Props) => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    name: 'new-customer',
    begin: { ...draftOf(null), invite: true },
    labelOf: (field) => t(`form.${field}`),
    fieldOf,
    notSaved: t('errors.create'),
    notReached: t('errors.createAgain'),
  });
  const { draft, set, text, failure } = form;
  const save = async () => {
    const { invite, ...customer } = draft;
    const reply = await form.send('POST /admin/customers', { body: { ...sentOfNew(customer), language, invite } });
    if (!reply) return;
    setMade(reply.data);
    onMade?.(reply.data);
  };
  if (made) return <Credentials made={made} onClose={() => onClose(made)} />;
  const known = failure?.details.customerId;
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('create.title')}
      submit={t('create.submit')}
      busy={t('create.busy')}
      canSubmit={needed.every((field) => draft[field] !== '')}
      help={isOfMissing(failure) ? t('errors.required') : typeof known === 'string' && taken(known)}
      onClose={() => onClose(null)}
    >
      <CustomerFields text={text} addressHint={t('form.addressHint')} />
      <Checkbox
        name="invite"
        label={t('form.invite')}
        checked={draft.invite}
        onChange={({ currentTarget: { checked } }) => set({ invite: checked })}
      />
    </FormDialog>
  );
};

const isOfMissing = (failure: Failure | null): boolean =>
  Object.values(failure?.fields ?? {}).some(({ code }) => code === 'customers.needed' || code.endsWith('required'));
