import type { ReactNode } from 'react';

type Fact = Readonly<{ name: string; value: ReactNode }>;

/** What a screen is about, as names and values. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid w-full gap-x-6 gap-y-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="sm:contents">
        <dt className="text-muted">{name}</dt>
        <dd className="font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
