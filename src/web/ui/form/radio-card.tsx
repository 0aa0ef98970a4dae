import type { ComponentProps, ReactNode } from 'react';
import { radioClass } from './radio-look.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the heading line: a price, the logos of card brands. */
  end?: ReactNode;
  /** Under the heading; shown by the caller when the card is chosen, or always. */
  children?: ReactNode;
  className?: string;
};

/** One of several choices, as a card. Put the cards of one question into a `fieldset` with a `legend`. */
export const RadioCard = ({ title, text, end, children, className = '', ...input }: Props) => (
  <div
    className={`rounded-lg border border-line-strong bg-surface quick has-[>label>input:checked]:border-brand has-[>label>input:checked]:edge-brand has-[>label>input:disabled]:text-disabled ${className}`}
  >
    <label className="group/choice flex min-h-16 cursor-pointer items-center gap-3.5 px-4 py-3 has-disabled:cursor-not-allowed md:px-5">
      <input {...input} type="radio" className={radioClass} />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-sm text-muted group-has-disabled/choice:text-disabled">{text}</span>}
      </span>
      {end && <span className="ml-auto flex items-center gap-1.5 text-right">{end}</span>}
    </label>
    {children && <div className="border-t border-line p-4 md:px-5">{children}</div>}
  </div>
);
