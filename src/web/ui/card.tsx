import type { ComponentProps } from 'react';

/** A bordered surface. Do not nest cards. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`rounded-panel border border-line bg-surface p-5 md:p-7 ${className}`} />
);
