import { useWords } from '../../languages/use-words.ts';
import { NumberField } from '../../ui/form/number-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { SectionCard } from './section/section-card.tsx';
import { useSection } from './section/use-section.ts';

const signIn = ['requireEmailVerification', 'enableTwoFactor', 'sessionTimeout', 'maxLoginAttempts'] as const;
const passwords = ['passwordMinLength', 'requireStrongPassword'] as const;

/** `/admin/settings/security`: sign-in rules and password requirements. */
const Security = () => {
  const t = useWords('settings', 'security');
  const signInSection = useSection('sign-in', 'security', signIn);
  const rules = useSection('passwords', 'security', passwords);
  return (
    <>
      <SectionCard section={signInSection} title={t('signIn')} labelOf={(path) => t(path as (typeof signIn)[number])}>
        <Switch
          {...signInSection.flag('requireEmailVerification')}
          label={t('requireEmailVerification')}
          hint={t('requireEmailVerificationHint')}
        />
        <Switch
          {...signInSection.flag('enableTwoFactor')}
          label={t('enableTwoFactor')}
          hint={t('enableTwoFactorHint')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            {...signInSection.text('sessionTimeout')}
            label={t('sessionTimeout')}
            unit={t('minutes')}
            hint={t('sessionTimeoutHint')}
          />
          <NumberField
            {...signInSection.text('maxLoginAttempts')}
            label={t('maxLoginAttempts')}
            unit={t('attempts')}
            hint={t('maxLoginAttemptsHint')}
          />
        </div>
      </SectionCard>
      <SectionCard
        section={rules}
        title={t('passwords')}
        text={t('passwordsText')}
        labelOf={(path) => t(path as (typeof passwords)[number])}
      >
        <NumberField
          {...rules.text('passwordMinLength')}
          label={t('passwordMinLength')}
          unit={t('characters')}
          hint={t('passwordMinLengthHint')}
          className="sm:max-w-60"
        />
        <Switch
          {...rules.flag('requireStrongPassword')}
          label={t('requireStrongPassword')}
          hint={t('requireStrongPasswordHint')}
        />
      </SectionCard>
    </>
  );
};
export default Security;
