import type { ReactNode } from 'react';

type Props = {
  first: ReactNode;
  second: ReactNode;
  /** Which of the two matters more; the other one is muted. */
  main?: 'first' | 'second';
  isStrong?: boolean;
  /** A Tailwind max-width class, beyond which a line is truncated. */
  most?: string;
};

/** A table cell with a main line and a muted one. */
export const TwoLines = ({ first, second, main = 'first', isStrong = false, most = '' }: Props) => {
  const look = (line: typeof main) => (line === main ? (isStrong ? 'font-semibold' : '') : 'text-2xs text-muted');
  return (
    <>
      <span className={`block truncate figures ${most} ${look('first')}`}>{first}</span>
      <span className={`block truncate figures ${most} ${look('second')}`}>{second}</span>
    </>
  );
};
