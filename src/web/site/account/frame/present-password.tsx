import { useWords } from '../../../languages/use-words.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';

type Props = { id: string; name?: string; label?: string; email: string; error: string | undefined };

/** The current-password field, with a hidden user name for password managers. */
export const PresentPassword = ({ id, name = 'password', label, email, error }: Props) => {
  const t = useWords('account', 'form');
  return (
    <div className="w-full max-w-90">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={id}
        name={name}
        label={label ?? t('password')}
        autoComplete="current-password"
        maxLength={1000}
        error={error}
      />
    </div>
  );
};
