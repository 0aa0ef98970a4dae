import { useTranslation } from 'react-i18next';
import { EnrolmentFields } from '../../../login/second-step/enrolment-fields.tsx';
import type { CodeTrouble, Enrolment } from '../../../login/step.ts';
import { SectionForm } from '../../frame/section-form.tsx';

type Props = { enrolment: Enrolment; trouble: CodeTrouble | null };

/** The second step is set up in one's own time, as it is on the way in. */
export const EnrolForm = ({ enrolment, trouble }: Props) => {
  const { t } = useTranslation('login');
  return (
    <SectionForm section="two-factor-code" outcome={null} submit={t('code.submit')} look="brand">
      <div className="grid w-full max-w-102 gap-4">
        <EnrolmentFields enrolment={enrolment} trouble={trouble} />
      </div>
    </SectionForm>
  );
};
