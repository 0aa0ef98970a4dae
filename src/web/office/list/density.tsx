import { Link } from 'react-router';
import { Icon } from '../../ui/icons.tsx';

type Props = {
  label: string;
  ways: readonly Readonly<{ to: string; icon: 'grid' | 'menu'; label: string; isChosen: boolean }>[];
};

/** The same list as cards or as rows. */
export const Density = ({ label, ways }: Props) => (
  <fieldset aria-label={label} className="flex gap-0.5 rounded-md border border-line-strong">
    {ways.map((way) => (
      <Link
        key={way.icon}
        to={way.to}
        preventScrollReset
        aria-label={way.label}
        aria-current={way.isChosen || undefined}
        className="grid size-9 place-items-center rounded-md text-muted quick hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft"
      >
        <Icon name={way.icon} size="sm" />
      </Link>
    ))}
  </fieldset>
);
