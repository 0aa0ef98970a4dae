import { type ComponentProps, useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

/** A password field with a button that shows the password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) => {
  const t = useWords('ui');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon="eye"
          name={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="text-subtle hover:text-ink"
        />
      }
    />
  );
};
