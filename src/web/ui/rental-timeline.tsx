import type { ReactNode } from 'react';

type Stop = { when: ReactNode; where: ReactNode };

/** The start and the end of a rental, each with time and place: a ring, a line, a square. */
export const RentalTimeline = ({ start, end }: { start: Stop; end: Stop }) => (
  <ol className="grid text-sm leading-snug">
    {[start, end].map(({ when, where }, index) => (
      <li key={index === 0 ? 'start' : 'end'} className="group/stop relative pl-6.5 not-last:pb-3.5">
        <span
          aria-hidden="true"
          className="absolute top-2.25 -bottom-1.25 left-1.5 w-0.5 bg-line-strong group-last/stop:hidden"
        />
        <span
          aria-hidden="true"
          className={`absolute top-1.25 left-0.5 size-2.5 ${index === 0 ? 'rounded-full border-[2.5px] border-brand bg-surface' : 'rounded-xs bg-brand'}`}
        />
        <span className="block text-[0.9375rem] font-semibold figures">{when}</span>
        <span className="text-muted">{where}</span>
      </li>
    ))}
  </ol>
);
