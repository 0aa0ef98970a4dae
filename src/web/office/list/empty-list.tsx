import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = { icon: IconName; title: string; text: string; action?: ReactNode };

/** Shown in place of an empty list: why, and what to do. */
export const EmptyList = ({ icon, title, text, action }: Props) => (
  <div className="grid justify-items-center gap-1.5 px-4 py-14 text-center">
    <Icon name={icon} size="lg" className="text-subtle" />
    <p className="font-semibold">{title}</p>
    <p className="max-w-[44ch] text-xs text-muted">{text}</p>
    {action && <div className="mt-2">{action}</div>}
  </div>
);
