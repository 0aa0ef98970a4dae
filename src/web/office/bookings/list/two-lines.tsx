import type { ReactNode } from 'react';

type Props = {
  first: ReactNode;
  second: ReactNode;
  isStrong?: boolean /** A Tailwind max-width class, beyond which a line is truncated. */;
  most?: string;
};

/** A table cell with a main line and a muted line below. */
export const TwoLines = ({ first, second, isStrong = false, most = '' }: Props) => (
  <>
    <span className={`block truncate figures ${most} ${isStrong ? 'font-semibold' : ''}`}>{first}</span>
    <span className={`block truncate text-2xs text-muted figures ${most}`}>{second}</span>
  </>
);
