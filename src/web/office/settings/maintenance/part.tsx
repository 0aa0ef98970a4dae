import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string; action?: ReactNode; children?: ReactNode };

/** A section of the maintenance tab: description, action and result. */
export const MaintenancePart = ({ title, text, action, children }: Props) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:px-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-48 flex-1">
          <h2 id={heading} className="text-base font-semibold">
            {title}
          </h2>
          {text && <p className="text-xs text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
