import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { EnrolmentFields } from '../../auth/login/enrolment-fields.tsx';
import { RecoveryCodes } from '../../auth/login/recovery-codes.tsx';
import type { CodeProblem, Enrolment } from '../../auth/login/step.ts';
import { PresentPassword } from '../frame/present-password.tsx';
import { ProveForm } from '../frame/prove-form.tsx';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';
import { outcomeFor, provingFor } from './change-sign-in.ts';
import type { SectionProps } from './email-section.tsx';

/** Two-factor authentication: turns it on with an app, renews the recovery codes, turns it off. */
export const TwoFactorSection = ({ me, change }: SectionProps) => {
  const t = useWords('account', 'twoFactor');
  const isOn = me.hasTwoFactor;
  return (
    <Section id="two-factor" title={t('title')} lead={t('lead')}>
      <p>
        <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>
      </p>
      {change?.state === 'codes' && (
        <Alert tone="success" title={t(change.section === 'recovery-codes' ? 'newCodes' : 'nowOn')}>
          <p className="mb-3">{t('keep')}</p>
          <RecoveryCodes codes={change.codes} />
        </Alert>
      )}
      {change?.state === 'enrolling' && !isOn && <EnrolForm {...change} />}
      {change?.section === 'two-factor-off' && change.state === 'done' && <Alert tone="success" title={t('nowOff')} />}
      {!isOn && change?.state !== 'enrolling' && (
        <WithPassword section="two-factor" submit={t('begin')} me={me} change={change} />
      )}
      {isOn && (
        <>
          <Fold title={t('more')} isOpen={change?.section === 'recovery-codes' && change.state !== 'codes'}>
            <p className="mb-3 text-sm text-muted">{t('moreText')}</p>
            <WhenProven section="recovery-codes" submit={t('moreSubmit')} me={me} change={change} />
          </Fold>
          <Fold title={t('end')} isOpen={change?.section === 'two-factor-off'}>
            <p className="mb-3 text-sm text-muted">{t('endText')}</p>
            <WhenProven section="two-factor-off" submit={t('endSubmit')} me={me} change={change} />
          </Fold>
        </>
      )}
    </Section>
  );
};

type FoldProps = { title: string; isOpen: boolean; children: ReactNode };

const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details open={isOpen} className="group rounded-md border border-line px-4">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
      {title}
      <Icon name="down" size="sm" className="text-subtle quick group-open:rotate-180" />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
);

type WithPasswordProps = SectionProps & { section: string; submit: string };

/** A form that requires the current password. */
const WithPassword = ({ section, submit, me, change }: WithPasswordProps) => {
  const outcome = outcomeFor(section, change);
  const { errorOf, edit } = useFieldError(outcome);
  return (
    <SectionForm section={section} onChange={edit} outcome={outcome} submit={submit}>
      <PresentPassword id={`${section}-password`} email={me.email} error={errorOf('password')} />
    </SectionForm>
  );
};

/** A form that the server takes only after a fresh proof. */
const WhenProven = ({ section, submit, me, change }: WithPasswordProps) => {
  const proving = provingFor(section, change);
  if (proving) return <ProveForm section={section} proving={proving} me={me} />;
  return <SectionForm section={section} outcome={outcomeFor(section, change)} submit={submit} />;
};

type Props = { enrolment: Enrolment; problem: CodeProblem | null };

/** Sets up two-factor authentication from the profile, with the same fields as during login. */
const EnrolForm = ({ enrolment, problem }: Props) => {
  const t = useWords('login');
  return (
    <SectionForm section="two-factor-code" outcome={null} submit={t('code.submit')} look="brand">
      <div className="grid w-full max-w-102 gap-4">
        <EnrolmentFields enrolment={enrolment} problem={problem} />
      </div>
    </SectionForm>
  );
};
