import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** The screen's actions, at the end. */
  actions?: ReactNode;
};

/** A screen's title, description and actions. */
export const ScreenHead = ({ title, text, actions }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-5 md:px-6">
    <div className="min-w-0">
      <h1 className="text-xl tracking-tight">{title}</h1>
      {text && <p className="text-xs text-muted">{text}</p>}
    </div>
    {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
  </div>
);
