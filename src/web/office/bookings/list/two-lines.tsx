import type { ReactNode } from 'react';

type Props = {
  first: ReactNode;
  second: ReactNode;
  isStrong?: boolean /** A width after which a line is cut. */;
  most?: string;
};

/** A cell of a table: what matters, and under it what belongs to it. */
export const TwoLines = ({ first, second, isStrong = false, most = '' }: Props) => (
  <>
    <span className={`block truncate figures ${most} ${isStrong ? 'font-semibold' : ''}`}>{first}</span>
    <span className={`block truncate text-2xs text-muted figures ${most}`}>{second}</span>
  </>
);
