import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { CodeNotice } from '../../../login/second-step/code-notice.tsx';
import { NewSecret } from '../../../login/second-step/new-secret.tsx';
import type { CodeTrouble, Enrolment } from '../../../login/step.ts';
import { useOpenReason } from '../../../login/use-open-reason.ts';
import { SectionForm } from '../../frame/section-form.tsx';

type Props = { enrolment: Enrolment; trouble: CodeTrouble | null };

/** An app gets the secret and proves it by a code. What it shows comes back with a wrong one. */
export const EnrolForm = ({ enrolment, trouble }: Props) => {
  const { t } = useTranslation('login');
  const { reason, settle } = useOpenReason(trouble);
  return (
    <div className="grid max-w-102 gap-4">
      <NewSecret {...enrolment} />
      <CodeNotice trouble={trouble} />
      <SectionForm section="two-factor-code" outcome={null} submit={t('code.submit')} look="brand">
        {(['secret', 'uri', 'picture'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={enrolment[name]} />
        ))}
        <div className="w-full">
          <CodeField
            label={t('code.field')}
            name="code"
            hint={t('enrolment.enter')}
            error={reason === 'incomplete' ? t('code.incomplete') : undefined}
            aria-invalid={reason === 'wrong' || undefined}
            onChange={settle}
          />
        </div>
      </SectionForm>
    </div>
  );
};
