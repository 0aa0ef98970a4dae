import type { ComponentProps } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NewPasswordField } from '../password/field/new-password-field.tsx';
import type { RegisterProblem } from './register-problems.ts';
import { longest, type Written, type WrittenField } from './written.ts';

type Field = RegisterProblem['field'];
export const idOf = (field: Field): string => `register-${field}`;

type Line = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete' | 'optional' | 'className'> & {
  name: WrittenField;
};

const lines: readonly Line[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', className: 'sm:col-span-2' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', optional: true, className: 'sm:col-span-2' },
];

type Props = {
  written: Written;
  minLength: number;
  errorOf: (field: Field) => string | undefined;
  onJudged: ComponentProps<typeof NewPasswordField>['onJudged'];
};

/** Names, e-mail, phone and a password with its strength. */
export const RegisterFields = ({ written, minLength, errorOf, onJudged }: Props) => {
  const t = useWords('register', 'register');
  return (
    <div className="grid gap-x-3 gap-y-4.5 sm:grid-cols-2">
      {lines.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          id={idOf(name)}
          name={name}
          label={t(name)}
          maxLength={longest[name]}
          defaultValue={written[name]}
          error={errorOf(name)}
        />
      ))}
      <NewPasswordField
        id={idOf('password')}
        name="password"
        label={t('password')}
        minLength={minLength}
        about={{ fields: ['firstName', 'lastName', 'email'] }}
        onJudged={onJudged}
        error={errorOf('password')}
        className="sm:col-span-2"
      />
    </div>
  );
};
