import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /**
   * What is going on, such as “Signing in...”: shown with a spinner and read out; the button keeps the focus and does
   * nothing more. `false` while nothing is going on, so that what reads it out is there before it changes.
   */
  busy?: string | false;
};

/** `type` is `button` unless said otherwise, so that a button inside a form does not send it by accident. */
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
