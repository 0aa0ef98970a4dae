import type { ReactNode } from 'react';
import type { OfficeUser } from '../guard.ts';
import { OfficeHeader } from './office-header.tsx';
import { Progress } from './progress.tsx';
import { Rail, type Told } from './rail.tsx';

type Props = { user: OfficeUser; hasTestPayments: boolean; told: Told; children: ReactNode };

/** A screen between rail and header. The content is the target of the skip link and of a change of screen. */
export const OfficeFrame = ({ user, hasTestPayments, told, children }: Props) => (
  <div className="office min-h-dvh bg-page text-sm desk:grid desk:grid-cols-[216px_minmax(0,1fr)]">
    <Progress />
    <div className="on-ground no-print hidden bg-ground desk:block">
      <div className="sticky top-0 h-dvh overflow-y-auto px-3 py-4">
        <Rail user={user} told={told} />
      </div>
    </div>
    <div className="flex min-w-0 flex-col">
      <OfficeHeader user={user} hasTestPayments={hasTestPayments} told={told} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  </div>
);
