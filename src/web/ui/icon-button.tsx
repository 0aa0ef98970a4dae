import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';

const sizes = { sm: 'size-8', md: 'size-9', lg: 'size-11' } as const;

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** What it does, in words: for those who do not see the picture. */
  name: string;
  size?: keyof typeof sizes;
};

/**
 * A picture that does what everybody knows it to do: close, turn, show. With `aria-disabled` it keeps the focus, so that
 * the keyboard does not lose its place; the caller then lets it do nothing.
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
