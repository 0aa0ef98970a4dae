import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { Outcome } from '../frame/outcome.ts';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';

type Props = { isCustomer: boolean; email: string; outcome: Outcome | null };

/** The end of an account, and plainly what becomes of what it held. */
export const DeleteForm = ({ isCustomer, email, outcome }: Props) => {
  const { t } = useTranslation('account', { keyPrefix: 'delete' });
  const { errorOf, edit } = useFieldError(outcome);
  if (!isCustomer)
    return (
      <Section id="delete" title={t('title')}>
        <p className="text-muted">{t('staff')}</p>
      </Section>
    );
  return (
    <Section id="delete" title={t('title')} lead={t('lead')}>
      <dl className="grid max-w-[65ch] gap-3 text-sm">
        {(['erased', 'kept', 'before'] as const).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(name)}</dt>
            <dd className="text-muted">{t(`${name}Text`)}</dd>
          </div>
        ))}
      </dl>
      <SectionForm section="delete" onChange={edit} outcome={outcome} submit={t('submit')} look="danger">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="delete-password"
          name="password"
          label={t('password')}
          autoComplete="current-password"
          maxLength={1000}
          error={errorOf('password')}
          className="w-full max-w-90"
        />
      </SectionForm>
    </Section>
  );
};
