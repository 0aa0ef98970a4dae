import type { ComponentProps } from 'react';

/** A surface with an edge. Never inside another one. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`rounded-panel border border-line bg-surface p-5 md:p-7 ${className}`} />
);
