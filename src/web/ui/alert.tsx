import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

const tones = {
  info: { icon: 'info', box: 'bg-info-soft', mark: 'text-info' },
  success: { icon: 'check', box: 'bg-success-soft', mark: 'text-success' },
  warning: { icon: 'alert', box: 'bg-warning-soft', mark: 'text-warning' },
  danger: { icon: 'alert', box: 'bg-danger-soft', mark: 'text-danger' },
} as const satisfies Record<string, { icon: IconName; box: string; mark: string }>;

type Props = {
  tone?: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
  /** The action that resolves the problem. */
  action?: ReactNode;
};

/** A message: what happened and what to do. Screen readers announce problems at once, others at the next pause. */
export const Alert = ({ tone = 'info', title, children, action }: Props) => {
  const { icon, box, mark } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-md px-4 py-3.5 text-sm leading-body text-ink ${box}`}
    >
      <Icon name={icon} className={`mt-px ${mark}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold">{title}</p>
          {children && <div>{children}</div>}
        </div>
        {action && <div className="shrink-0 font-medium">{action}</div>}
      </div>
    </div>
  );
};
