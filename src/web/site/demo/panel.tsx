import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = { heading: string; icon?: IconName; note?: ReactNode; children: ReactNode };

/** A panel of the demo dashboard. */
export const Panel = ({ heading, icon, note, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3">
        {icon && <Icon name={icon} size="sm" />}
        <h2 id={id} className="text-sm">
          {heading}
        </h2>
        <span className="text-sm font-semibold figures">{note}</span>
      </div>
      {children}
    </section>
  );
};
