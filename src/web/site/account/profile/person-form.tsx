import type { ComponentProps } from 'react';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Outcome } from '../frame/outcome.ts';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { useFieldError } from '../frame/use-field-error.ts';
import { addressLines } from './save-profile.ts';

export type ProfileProps = {
  profile: DataOf<'GET /auth/profile'>;
  outcome: Outcome | null;
  /** The rejected form's values. */
  written: Readonly<Record<string, string>>;
};

type Name = 'firstName' | 'lastName' | 'phone' | 'nationality';
type Line = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete' | 'optional'> & {
  name: Name;
  longest: number;
};

const lines: readonly Line[] = [
  { name: 'firstName', autoComplete: 'given-name', longest: 100 },
  { name: 'lastName', autoComplete: 'family-name', longest: 100 },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', optional: true, longest: 40 },
  { name: 'nationality', autoComplete: 'country-name', optional: true, longest: 60 },
];

const completions = {
  street: 'street-address',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
} as const;

const longestOf: Readonly<Partial<Record<(typeof addressLines)[number], number>>> = { street: 200, postalCode: 20 };

/** Name, phone, date of birth, nationality and address. */
export const PersonForm = ({ profile, outcome, written }: ProfileProps) => {
  const t = useWords('account', 'person');
  const { errorOf, edit } = useFieldError(outcome);
  return (
    <Section id="person" title={t('title')} lead={t('lead')}>
      <SectionForm section="person" onChange={edit} outcome={outcome} done={t('done')} submit={t('submit')}>
        {profile.phone !== null && <input type="hidden" name="hasPhone" value="on" />}
        <div className="grid w-full gap-x-3 gap-y-4.5 sm:grid-cols-2">
          {lines.map(({ longest, ...line }) => (
            <TextField
              key={line.name}
              {...line}
              id={`profile-${line.name}`}
              label={t(line.name)}
              maxLength={longest}
              defaultValue={written[line.name] ?? profile[line.name] ?? ''}
              error={errorOf(line.name)}
            />
          ))}
          <DateField
            id="profile-dateOfBirth"
            name="dateOfBirth"
            label={t('dateOfBirth')}
            autoComplete="bday"
            optional
            defaultValue={written.dateOfBirth ?? profile.dateOfBirth ?? ''}
            error={errorOf('dateOfBirth')}
          />
          {addressLines.map((line) => (
            <TextField
              key={line}
              id={`profile-${line}`}
              name={`address.${line}`}
              label={t(line)}
              autoComplete={completions[line]}
              optional
              maxLength={longestOf[line] ?? 100}
              defaultValue={written[`address.${line}`] ?? profile.address[line]}
              error={errorOf(`address.${line}`)}
            />
          ))}
        </div>
      </SectionForm>
    </Section>
  );
};
