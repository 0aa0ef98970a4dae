import { Link } from 'react-router';
import { Icon } from '../../ui/icons.tsx';

type Props = {
  label: string;
  layouts: readonly Readonly<{ to: string; icon: 'grid' | 'menu'; label: string; isChosen: boolean }>[];
};

/** Switches a list between cards and rows. */
export const Density = ({ label, layouts }: Props) => (
  <fieldset aria-label={label} className="flex gap-0.5 rounded-md border border-line-strong">
    {layouts.map((layout) => (
      <Link
        key={layout.icon}
        to={layout.to}
        preventScrollReset
        aria-label={layout.label}
        aria-current={layout.isChosen || undefined}
        className="grid size-9 place-items-center rounded-md text-muted quick hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft"
      >
        <Icon name={layout.icon} size="sm" />
      </Link>
    ))}
  </fieldset>
);
