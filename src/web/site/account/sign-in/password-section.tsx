import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../new-password/new-password-field.tsx';
import { usePasswordSentence } from '../../new-password/use-password-sentence.ts';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useEdited } from '../frame/use-edited.ts';
import { useFieldError } from '../frame/use-field-error.ts';
import { outcomeFor } from './change-sign-in.ts';
import type { SectionProps } from './email-section.tsx';
import { PresentPassword } from './present-password.tsx';

/** Another password. It ends the sessions everywhere else. */
export const PasswordSection = ({ me, change, minLength }: SectionProps & { minLength: number }) => {
  const { t } = useTranslation('account', { keyPrefix: 'password' });
  const outcome = outcomeFor('password', change);
  const { errorOf, edit: editCurrent } = useFieldError(outcome);
  const sentenceOf = usePasswordSentence();
  const { isEdited, edit } = useEdited(change);
  const why = change?.state === 'weak' && !isEdited('newPassword') ? change.why : null;
  // After it was changed, both fields are empty again.
  const isDone = outcome?.state === 'done';
  return (
    <Section id="password" title={t('title')} lead={t('lead')}>
      <SectionForm
        key={String(isDone)}
        section="password"
        onChange={(event) => {
          edit(event);
          editCurrent(event);
        }}
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
