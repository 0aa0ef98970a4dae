import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';

type Props = LinkProps & { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

/** A link that looks like a button. Use Button for anything that changes data. */
export const LinkButton = ({ look, size, wide, className = '', ...rest }: Props) => (
  <Link {...rest} className={`${buttonClass(look, size, wide)} ${className}`} />
);
