import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = { label: string; icon?: IconName; children: ReactNode };

/**
 * Folds filters and legends on a phone, so that what they are about comes first; on wider screens they are always
 * there. Works without scripts.
 */
export const PhoneFold = ({ label, icon = 'filter', children }: Props) => {
  const id = useId();
  return (
    <div className="min-w-0">
      <input id={id} type="checkbox" className="peer sr-only bar:hidden" />
      <label
        htmlFor={id}
        className={`${buttonClass('outline', 'sm')} cursor-pointer peer-checked:bg-brand-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus bar:hidden`}
      >
        <Icon name={icon} size="sm" />
        {label}
      </label>
      <div className="max-bar:hidden max-bar:peer-checked:block max-bar:peer-checked:pt-2.5">{children}</div>
    </div>
  );
};
