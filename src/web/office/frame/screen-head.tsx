import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** The screen's actions, at the end. */
  actions?: ReactNode;
};

/** A screen's title, description and actions: in one line where there is room, so that the work begins high up. */
export const ScreenHead = ({ title, text, actions }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 md:px-6">
    <div className="min-w-0 flex-[1_1_208px] flex-wrap items-baseline gap-x-3 bar:flex">
      <h1 className="text-xl tracking-tight">{title}</h1>
      {text && <p className="text-xs text-muted">{text}</p>}
    </div>
    {actions && (
      <div data-head className="ml-auto flex flex-wrap gap-2">
        {actions}
      </div>
    )}
  </div>
);
