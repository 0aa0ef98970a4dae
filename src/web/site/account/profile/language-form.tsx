import { useTranslation } from 'react-i18next';
import type { Language } from '../../../languages/language.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Outcome } from '../frame/outcome.ts';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';

/** The language of mails and of these pages. */
export const LanguageForm = ({ language, outcome }: { language: Language; outcome: Outcome | null }) => {
  const { t } = useTranslation('account', { keyPrefix: 'language' });
  return (
    <Section id="language" title={t('title')} lead={t('lead')}>
      <SectionForm section="language" outcome={outcome} submit={t('submit')} reloadDocument>
        <SelectField id="profile-language" name="language" label={t('field')} defaultValue={language}>
          <option value="en" lang="en">
            English
          </option>
          <option value="th" lang="th">
            ไทย
          </option>
        </SelectField>
      </SectionForm>
    </Section>
  );
};
