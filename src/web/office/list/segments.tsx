import { Link } from 'react-router';

type Props = {
  label: string;
  segments: readonly Readonly<{ to: string; name: string; isChosen: boolean }>[];
};

/** One choice of a few that changes how something is shown: links in one frame, which keep it in the address. */
export const Segments = ({ label, segments }: Props) => (
  <nav aria-label={label}>
    <ul className="flex w-fit overflow-hidden rounded-md border border-line-control bg-surface text-xs">
      {segments.map(({ to, name, isChosen }) => (
        <li key={to} className="border-l border-line first:border-l-0">
          <Link
            to={to}
            preventScrollReset
            aria-current={isChosen || undefined}
            className="flex min-h-8.5 items-center px-3 whitespace-nowrap -outline-offset-2 hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
