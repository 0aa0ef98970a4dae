import { Link } from 'react-router';

type Props = {
  name: string;
  onGround?: boolean;
  /** On a phone, hides the name except from screen readers, to save space. */
  isMarkOnPhone?: boolean;
  /** The link's target; by default the home page. */
  to?: string;
};

/** The logo with the site's name, linked to the home page. */
export const Brand = ({ name, onGround = false, isMarkOnPhone = false, to = '/' }: Props) => (
  <Link
    to={to}
    className="inline-flex min-h-11 max-w-full min-w-0 items-center gap-2.5 text-[1.3rem] leading-tight font-bold tracking-[-0.03em]"
  >
    <Mark onGround={onGround} />
    <span className={isMarkOnPhone ? 'truncate max-md:sr-only' : 'truncate'}>{shortName(name)}</span>
  </Link>
);

/** The site's name without "Car Rental" and the like; the footer has the full name. */
const shortName = (name: string) => name.replace(/\s+(car|vehicle)\s+(rental|hire)s?\b.*$/i, '') || name;

const Mark = ({ onGround }: { onGround: boolean }) => (
  <svg viewBox="0 0 34 34" className="size-8.5 shrink-0" aria-hidden="true">
    <rect width="34" height="34" rx="9" fill={onGround ? 'var(--surface-ground-2)' : 'var(--mark)'} />
    <circle cx="23.3" cy="11.2" r="3.9" fill="var(--accent)" />
    <path d="M5.5 25.5h23M14.2 6.5v19" stroke="#fff" strokeWidth="2.3" strokeLinecap="round" />
    <path
      d="M14.2 8 6.8 23M14.2 13 10.6 23M14.2 8l13 15M14.2 13l8 10"
      stroke="#fff"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".9"
    />
  </svg>
);
