import type { ReactNode } from 'react';
import { PageHead } from '../../shell/page-head.tsx';
import { EntryArt } from './entry-art.tsx';
import '../account/account.css';

type Props = { title: string; children: ReactNode };

/** A page of the way in: the bridge, where there is room, and a narrow form beside it. Not for search engines. */
export const EntryPage = ({ title, children }: Props) => (
  <div className="grid lg:min-h-[min(calc(100dvh-73px),827px)] lg:grid-cols-2">
    <PageHead title={title} isIndexed={false} />
    <EntryArt />
    <div className="grid place-items-center px-4 pt-7 pb-10 md:py-12 max-md:place-items-start">
      <div className="grid w-full max-w-102 gap-4.5">{children}</div>
    </div>
  </div>
);
