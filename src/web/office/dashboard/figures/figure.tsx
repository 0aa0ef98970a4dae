import type { ReactNode } from 'react';
import { formatNumber } from '#kernel/format-number.ts';

/** A number with its name above and details below; goes in a `dl`. */
export const Figure = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div className="@container min-w-0 bg-surface px-4.5 py-3.5 last:odd:max-lg:col-span-2">
    <dt className="text-xs text-muted">{name}</dt>
    <dd>
      <span className="block text-xl leading-tight wrap-anywhere @min-[13rem]:text-2xl font-semibold tracking-tight figures">
        {value}
      </span>
      <span className="text-2xs text-muted">{children}</span>
    </dd>
  </div>
);

/** A signed change, formatted by the caller. Zero is shown in a neutral colour. */
export const Change = ({ by, sayOf }: { by: number; sayOf: (signed: string) => string }) => (
  <span className={`mr-1.5 font-semibold figures ${by === 0 ? '' : by < 0 ? 'text-danger' : 'text-success'}`}>
    {sayOf(`${by === 0 ? '' : by < 0 ? '−' : '+'}${formatNumber(Math.abs(by))}`)}
  </span>
);
