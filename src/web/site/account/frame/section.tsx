import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A section of a page, with an anchor of its own. */
export const Section = ({ id, title, lead, children }: Props) => (
  <Card id={id} aria-labelledby={`${id}-heading`} className="grid scroll-mt-20 gap-4">
    <div>
      <h2 id={`${id}-heading`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-0.5 max-w-[65ch] text-[0.9375rem] text-muted">{lead}</p>}
    </div>
    {children}
  </Card>
);
