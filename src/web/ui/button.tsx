import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /**
   * The progress text, such as “Signing in...”: shown with a spinner and announced; the button keeps the focus and
   * ignores clicks. Pass `false` while idle, so that the live region exists before its text changes.
   */
  busy?: string | false;
};

/** `type` defaults to `button`, so that a button inside a form does not submit it by accident. */
export const Button = ({ look, size, wide, busy, className = '', type = 'button', children, ...rest }: Props) => (
  <>
    <button
      {...rest}
      type={type}
      className={`${buttonClass(look, size, wide)} ${className}`}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
    {busy !== undefined && <output className="sr-only">{busy}</output>}
  </>
);
