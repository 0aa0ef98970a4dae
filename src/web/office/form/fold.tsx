import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';

type Props = {
  title: string;
  /** What the part holds now. */
  now?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a form that is folded away until it is needed. */
export const Fold = ({ title, now, isOpen = false, children }: Props) => (
  <details open={isOpen} className="group/fold">
    <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
      <span className="shrink-0 font-medium">{title}</span>
      <span className="min-w-0 text-muted wrap-anywhere">{now}</span>
      <Icon name="down" size="sm" className="ml-auto shrink-0 text-muted quick group-open/fold:rotate-180" />
    </summary>
    {children}
  </details>
);
