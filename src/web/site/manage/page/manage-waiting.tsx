import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotOpened } from './not-opened.tsx';

/** The page in its shape, while the booking is on its way. */
export const ManageWaiting = () => (
  <>
    <noscript>
      <NotOpened because="noScripts" />
    </noscript>
    <div
      aria-busy="true"
      className="page-width grid gap-6 pt-7 md:pt-12 lg:grid-cols-[minmax(0,1fr)_384px] [@media(scripting:none)]:hidden"
    >
      <div className="grid content-start gap-3 lg:col-span-2">
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton className="h-6 w-64 max-w-full" />
      </div>
      <Skeleton className="h-120 w-full rounded-panel" />
      <Skeleton className="h-100 w-full rounded-panel" />
    </div>
  </>
);
