import { useWords } from '../../../languages/use-words.ts';
import { NewPasswordField } from '../../auth/password/field/new-password-field.tsx';
import { usePasswordSentence } from '../../auth/password/field/use-password-sentence.ts';
import { PresentPassword } from '../frame/present-password.tsx';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';
import { outcomeFor } from './change-sign-in.ts';
import type { SectionProps } from './email-section.tsx';

/** Changes the password, which ends all other sessions. */
export const PasswordSection = ({ me, change, minLength }: SectionProps & { minLength: number }) => {
  const t = useWords('account', 'password');
  const outcome = outcomeFor('password', change);
  const { errorOf, isEdited, edit } = useFieldError(outcome, change);
  const sentenceOf = usePasswordSentence();
  const why = change?.state === 'weak' && !isEdited('newPassword') ? change.why : null;
  // A new key empties both fields after the change.
  const isDone = outcome?.state === 'done';
  return (
    <Section id="password" title={t('title')} lead={t('lead')}>
      <SectionForm
        key={String(isDone)}
        section="password"
        onChange={edit}
        outcome={outcome}
        done={t('done')}
        submit={t('submit')}
      >
        <PresentPassword
          id="current-password"
          name="currentPassword"
          email={me.email}
          error={errorOf('currentPassword')}
        />
        <NewPasswordField
          id="new-password"
          name="newPassword"
          label={t('new')}
          minLength={minLength}
          about={{ texts: [me.firstName, me.lastName, me.email] }}
          error={sentenceOf(why)}
          className="w-full max-w-90"
        />
      </SectionForm>
    </Section>
  );
};
