import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { textOf } from '../../forms/form-text.ts';
import type { Outcome } from '../frame/outcome.ts';
import { ProofFields } from '../frame/proof-fields.tsx';
import { Section } from '../frame/section.tsx';
import { formOf, SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';

type Props = { isCustomer: boolean; me: DataOf<'GET /auth/profile'>; outcome: Outcome | null };

/** Deletes an account, after saying what happens to its data. */
export const DeleteForm = ({ isCustomer, me, outcome }: Props) => {
  const t = useWords('account', 'delete');
  const { errorOf, edit } = useFieldError(outcome);
  const [isConfirming, setConfirming] = useState(false);
  // Asks for confirmation only once a password is typed; without scripts the password is the confirmation.
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const isSure = isConfirming || textOf(new FormData(event.currentTarget), 'password') === '';
    if (!isSure) event.preventDefault();
    setConfirming(!isSure);
  };
  if (!isCustomer)
    return (
      <Section id="delete" title={t('title')}>
        <p className="text-muted">{t('staff')}</p>
      </Section>
    );
  return (
    <Section id="delete" title={t('title')} lead={t('lead')}>
      <dl className="grid max-w-[65ch] gap-3 text-sm">
        {(['erased', 'retained', 'before'] as const).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(name)}</dt>
            <dd className="text-muted">{t(`${name}Text`)}</dd>
          </div>
        ))}
      </dl>
      <SectionForm
        section="delete"
        onChange={edit}
        onSubmit={ask}
        outcome={outcome}
        submit={t('submit')}
        look="danger"
        help={hasBookings(outcome) && <Link to="/bookings">{t('bookings')}</Link>}
      >
        <ProofFields section="delete" label={t('password')} me={me} withCode={me.hasTwoFactor} errorOf={errorOf} />
      </SectionForm>
      <DeleteDialog isOpen={isConfirming} onClose={() => setConfirming(false)} />
    </Section>
  );
};

/** The confirmation before the account is deleted. */
const DeleteDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useWords('account', 'delete');
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={t('ask')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" form={formOf('delete')} look="danger">
            {t('sure')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('askText')}</p>
    </Modal>
  );
};

const hasBookings = (outcome: Outcome | null): boolean =>
  outcome?.state === 'refused' &&
  outcome.problem.reason === 'refused' &&
  outcome.problem.failure.error === 'account.open-bookings';
