import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icons.tsx';

const colours = { check: 'text-brand', close: 'text-subtle' } as const;

/** One thing that a cover does, or does not. */
export const CoverPoint = ({ icon, children }: { icon: keyof typeof colours; children: ReactNode }) => (
  <span className="grid grid-cols-[16px_1fr] gap-1.75">
    <Icon name={icon} size="sm" className={`stroke-2 ${colours[icon]}`} />
    <span>{children}</span>
  </span>
);
