import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';
import { TextField } from './text-field.tsx';

/** A password that can be looked at while typing. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) => {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
          className="grid size-9 place-items-center rounded-md text-subtle hover:text-ink"
        >
          <Icon name="eye" />
        </button>
      }
    />
  );
};
