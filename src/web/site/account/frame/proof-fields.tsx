import { useWords } from '../../../languages/use-words.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PresentPassword } from './present-password.tsx';

type Props = {
  section: string;
  label?: string;
  me: { email: string };
  withCode: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The fields of a proof: the password, and a code where there is a second step. */
export const ProofFields = ({ section, label, me, withCode, errorOf }: Props) => {
  const t = useWords('account', 'prove');
  return (
    <>
      <PresentPassword
        id={`${section}-password`}
        {...(label && { label })}
        email={me.email}
        error={errorOf('password')}
      />
      {withCode && (
        <TextField
          id={`${section}-code`}
          name="code"
          label={t('code')}
          autoComplete="one-time-code"
          maxLength={40}
          error={errorOf('code')}
          className="w-full max-w-90"
        />
      )}
    </>
  );
};
