import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmEmail } from '../frame/confirm-email.tsx';
import { ProveForm } from '../frame/prove-form.tsx';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';
import { type Change, outcomeFor, provingFor } from './change-sign-in.ts';

export type SectionProps = { me: DataOf<'GET /auth/profile'>; change: Change | null };

/** The sign-in e-mail, whether it is confirmed, and a form to change it. */
export const EmailSection = ({ me, change }: SectionProps) => {
  const t = useWords('account', 'email');
  const outcome = outcomeFor('email', change);
  const proving = provingFor('email', change);
  const { errorOf, edit } = useFieldError(outcome);
  return (
    <Section id="email" title={t('title')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{me.email}</span>
        <Badge tone={me.emailVerified ? 'success' : 'warning'}>{t(me.emailVerified ? 'proven' : 'unproven')}</Badge>
      </p>
      {!me.emailVerified && <ConfirmEmail email={me.email} />}
      <p className="max-w-[65ch] text-sm text-muted">{t('lead')}</p>
      {proving ? (
        <ProveForm section="email" proving={proving} me={me} />
      ) : (
        <SectionForm section="email" onChange={edit} outcome={outcome} done={t('done')} submit={t('submit')}>
          <TextField
            id="new-email"
            name="email"
            type="email"
            inputMode="email"
            label={t('field')}
            autoComplete="email"
            maxLength={254}
            error={errorOf('email')}
            className="w-full max-w-90"
          />
        </SectionForm>
      )}
    </Section>
  );
};
