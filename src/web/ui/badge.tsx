import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-muted [--mark:currentColor]',
  pending: 'bg-pending-soft text-pending [--mark:var(--status-pending-mark)]',
  confirmed: 'bg-confirmed-soft text-confirmed [--mark:var(--status-confirmed-mark)]',
  completed: 'bg-completed-soft text-completed [--mark:var(--status-completed-mark)]',
  cancelled: 'bg-cancelled-soft text-cancelled [--mark:var(--status-cancelled-mark)]',
  success: 'bg-success-soft text-success [--mark:var(--success-mark)]',
  warning: 'bg-warning-soft text-warning [--mark:var(--warning-mark)]',
  danger: 'bg-danger-soft text-danger [--mark:var(--danger-mark)]',
  info: 'bg-info-soft text-info [--mark:var(--info-mark)]',
  out: 'bg-brand text-on-brand [--mark:currentColor]',
  saving: 'bg-accent-soft text-on-accent-soft [--mark:currentColor]',
} as const;

export type Tone = keyof typeof tones;

/** A state in a word, with a dot in its colour, so that colour is never the only cue. `plain` omits the dot. */
export const Badge = ({
  tone = 'neutral',
  plain = false,
  children,
}: {
  tone?: Tone;
  plain?: boolean;
  children: ReactNode;
}) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-2xs leading-body font-medium whitespace-nowrap ${tones[tone]}`}
  >
    {!plain && <span aria-hidden="true" className="size-1.75 rounded-full bg-(--mark)" />}
    {children}
  </span>
);
