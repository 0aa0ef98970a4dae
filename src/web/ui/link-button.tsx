import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';

type Props = LinkProps & { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

/** A way to another page with the look of a button. What changes something is a Button. */
export const LinkButton = ({ look, size, wide, className = '', ...rest }: Props) => (
  <Link prefetch="intent" {...rest} className={`${buttonClass(look, size, wide)} ${className}`} />
);
