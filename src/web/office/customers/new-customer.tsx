import { type ReactNode, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useMissing } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { CustomerFields, fieldOf, toCustomerDraft, toNewCustomerInput } from './customer-fields.tsx';

type Made = DataOf<'POST /admin/customers'>;

type NewCustomerProps = {
  onMade?: (made: Made) => void;
  /** Called when the dialog is cancelled (null), or when the sign-in details are closed. */
  onClose: (made: Made | null) => void;
  /** The link to the customer who already has the e-mail. */
  taken: (customerId: string) => ReactNode;
};

const needed = ['firstName', 'lastName', 'phone'] as const;

/** The dialog Create New Customer, then the sign-in details, shown once. Render it outside other forms. */
export const NewCustomer = ({ onMade, onClose, taken }: NewCustomerProps) => {
  const t = useWords('customers');
  const language = useLanguage();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    name: 'new-customer',
    begin: { ...toCustomerDraft(null), invite: true },
    labelOf: (field) => t(`form.${field}`),
    fieldOf,
    notSaved: t('errors.create'),
    notReached: t('errors.createAgain'),
  });
  const { draft, set, text, failure } = form;
  const missing = useMissing();
  const hasEmail = draft.email.trim() !== '';
  const save = async () => {
    const { invite, ...customer } = draft;
    const reply = await form.send('POST /admin/customers', {
      body: { ...toNewCustomerInput(customer), language, invite: invite && hasEmail },
    });
    if (!reply) return;
    onMade?.(reply.data);
    if (reply.data.tempPassword === null) onClose(reply.data);
    else setMade(reply.data);
  };
  if (made) return <Credentials made={made} onClose={() => onClose(made)} />;
  const existingId = failure?.details.customerId;
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('create.title')}
      submit={t('create.submit')}
      busy={t('create.busy')}
      blocked={missing(needed.map((field) => [t(`form.${field}`), draft[field]]))}
      help={isOfMissing(failure) ? t('errors.required') : typeof existingId === 'string' && taken(existingId)}
      onClose={() => onClose(null)}
    >
      <CustomerFields text={text} addressHint={t('form.addressHint')} />
      {hasEmail ? (
        <Checkbox
          name="invite"
          label={t('form.invite')}
          checked={draft.invite}
          onChange={({ currentTarget: { checked } }) => set({ invite: checked })}
        />
      ) : (
        <p className="text-xs text-muted">{t('form.withoutEmail')}</p>
      )}
    </FormDialog>
  );
};

const isOfMissing = (failure: Failure | null): boolean =>
  Object.values(failure?.fields ?? {}).some(({ code }) => code === 'customers.needed' || code.endsWith('required'));

type CredentialsProps = { made: DataOf<'POST /admin/customers'>; onClose: () => void };

/** A new customer's sign-in details. The password is never shown again. */
const Credentials = ({ made, onClose }: CredentialsProps) => {
  const t = useWords('customers');
  const { name, customerNumber: number, email, tempPassword, isInvited } = made;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('made.title')}
      actions={
        <>
          {tempPassword !== null && <CopyButton text={tempPassword} label={t('made.copy')} />}
          <Button look="brand" size="sm" onClick={onClose}>
            {t('do.close')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('made.text', { name, number })}</p>
      <dl className="grid gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
        <div>
          <dt className="text-xs text-muted">{t('made.email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{t('made.password')}</dt>
          <dd className="text-base font-semibold tracking-wide figures select-all">{tempPassword}</dd>
        </div>
      </dl>
      <Alert tone="warning" title={t('made.once')} />
      {isInvited && <p className="text-sm text-muted">{t('made.invited', { email })}</p>}
    </Modal>
  );
};
