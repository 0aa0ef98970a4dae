import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';
import type { ProfileProps } from './person-form.tsx';

/** The driving licence that staff check at the desk. */
export const LicenceForm = ({ profile, outcome, written }: ProfileProps) => {
  const t = useWords('account', 'licence');
  const { errorOf, edit } = useFieldError(outcome);
  const day = today(useNow());
  const isOver = profile.licenseExpiryDate !== null && profile.licenseExpiryDate < day;
  return (
    <Section id="licence" title={t('title')} lead={t('lead')}>
      <SectionForm section="licence" onChange={edit} outcome={outcome} done={t('done')} submit={t('submit')}>
        {isOver && (
          <div className="w-full">
            <Alert tone="warning" title={t('over')} />
          </div>
        )}
        <div className="grid w-full gap-x-3 gap-y-4.5 sm:grid-cols-2">
          <TextField
            id="profile-licenseNumber"
            name="licenseNumber"
            label={t('number')}
            autoComplete="off"
            optional
            maxLength={60}
            defaultValue={written.licenseNumber ?? profile.licenseNumber}
            error={errorOf('licenseNumber')}
          />
          <DateField
            id="profile-licenseExpiryDate"
            name="licenseExpiryDate"
            label={t('until')}
            optional
            defaultValue={written.licenseExpiryDate ?? profile.licenseExpiryDate ?? ''}
            error={errorOf('licenseExpiryDate')}
          />
        </div>
      </SectionForm>
    </Section>
  );
};
