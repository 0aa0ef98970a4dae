import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { useEdited } from '../../forms/use-edited.ts';
import type { CodeTrouble, Enrolment } from '../step.ts';
import { CodeNotice } from './code-notice.tsx';
import { NewSecret } from './new-secret.tsx';

/** An app gets the secret and proves it by a code. What it shows comes back with a wrong one. */
export const EnrolmentFields = ({ enrolment, trouble }: { enrolment: Enrolment; trouble: CodeTrouble | null }) => {
  const { t } = useTranslation('login');
  const isBusy = useNavigation().formMethod === 'POST';
  const { isEdited, edit } = useEdited(trouble);
  const reason = isEdited('code') ? null : trouble?.reason;
  return (
    <>
      <NewSecret {...enrolment} />
      {!isBusy && <CodeNotice trouble={trouble} />}
      {(['challenge', 'secret', 'uri', 'picture'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={enrolment[name]} />
      ))}
      <CodeField
        label={t('code.field')}
        name="code"
        hint={t('enrolment.enter')}
        error={reason === 'incomplete' ? t('code.incomplete') : undefined}
        aria-invalid={reason === 'wrong' || undefined}
        onChange={edit}
      />
    </>
  );
};
