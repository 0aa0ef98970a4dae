import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';

const sizes = { sm: 'size-8 touch:size-11', md: 'size-9 touch:size-11', lg: 'size-11' } as const;

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The action's name, for screen readers. */
  name: string;
  size?: keyof typeof sizes;
};

/**
 * A button with only a familiar icon: close, turn, show. With `aria-disabled` it keeps the focus, so that keyboard
 * users do not lose their place; the caller must then ignore clicks.
 */
export const IconButton = ({ icon, name, size = 'md', className = '', ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    aria-label={name}
    className={`grid shrink-0 place-items-center rounded-md quick hover:bg-current/8 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-disabled ${sizes[size]} ${className}`}
  >
    <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
  </button>
);
