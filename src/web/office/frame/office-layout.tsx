import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunction, useMatches, useNavigation } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useSending } from '../../device/use-sending.ts';
import { useWords } from '../../languages/use-words.ts';
import { type Handle, readHandle } from '../../shell/handle.ts';
import { PageFailed } from '../../shell/page-failed.tsx';
import { guard, type OfficeUser, officeUserContext } from '../guard.ts';
import { OfficeKeys } from '../keys/office-keys.tsx';
import { loadPage } from '../load-page.ts';
import { useTrail } from '../panel/use-way-back.ts';
import { ProofDesk } from '../proof/proof-desk.tsx';
import type { Route } from './+types/office-layout';
import { BottomBar } from './bottom-bar.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { OfficeHeader } from './office-header.tsx';
import { Rail, type RailNotices } from './rail.tsx';

import '../office.css';

export const middleware: Route.MiddlewareFunction[] = [guard];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadPage];

export const handle: Handle = {
  words: ['office', 'palette', 'problems', 'staffProblems', 'paymentFailures'],
  scripts: 'first',
};

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const [methods, waiting, transfers, rules, messages] = await Promise.all([
    call('GET /payments/methods'),
    call('GET /admin/analytics/waiting'),
    call('GET /payments/transfer-tasks', { query: { page: 1, limit: 1, status: 'open' } }),
    call('GET /settings/booking'),
    call('GET /contact/counts'),
  ]);
  const hasCalendar = !rules.success || rules.data.showCalendar;
  return {
    user: context.get(officeUserContext),
    hasTestPayments: methods.success && methods.provider?.testPayments === true,
    notices: {
      badges: {
        ...(waiting.success && waiting.data),
        payments: transfers.success ? transfers.total : null,
        messages: messages.success ? messages.data.new : null,
      },
      without: hasCalendar ? [] : (['calendar'] as const),
    },
  };
};

/** A booking opens over the calendar or Today, and closes, without a reload of what is around it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname === nextUrl.pathname || screenOf(currentUrl) !== screenOf(nextUrl));

const screenOf = ({ pathname }: URL) => pathname.split('/bookings/')[0];

/** `/admin` and everything below: the office's frame around its screens. */
const OfficeLayout = ({ loaderData }: Route.ComponentProps) => {
  const isDesk = useMatches().some(({ handle: one }) => readHandle(one).frame === 'desk');
  return (
    // Another user who signs in finds nothing of what the one before was doing.
    <OfficeFrame key={loaderData.user.id} {...loaderData} isDesk={isDesk}>
      <Outlet />
    </OfficeFrame>
  );
};
export default OfficeLayout;

/** Shows a screen's error inside the frame, so that other screens stay reachable. */
export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => {
  const sentence =
    isRouteErrorResponse(error) && error.status === 404 ? <MissingScreen /> : <PageFailed phone={undefined} />;
  return loaderData ? <OfficeFrame {...loaderData}>{sentence}</OfficeFrame> : <main id="content">{sentence}</main>;
};

type Props = {
  user: OfficeUser;
  hasTestPayments: boolean;
  notices: RailNotices;
  isDesk?: boolean;
  children: ReactNode;
};

/** Rail, header and screen, or the screen alone. The content is the target of the skip link, and takes the focus on navigation. */
const OfficeFrame = ({ user, hasTestPayments, notices, isDesk = false, children }: Props) => {
  useTrail();
  useSending(user.id);
  const content = (
    <main id="content" tabIndex={-1} className="flex-1">
      {children}
    </main>
  );
  return (
    <OfficeKeys user={user}>
      {(openPalette) => (
        <>
          {/* Lets what stands at the bottom know of the edge that a phone needs for itself. */}
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <Progress />
          <ProofDesk />
          {isDesk ? (
            <div className="office office-desk flex min-h-dvh flex-col bg-page px-[env(safe-area-inset-left)] text-sm">
              {content}
            </div>
          ) : (
            <div className="office min-h-dvh bg-page px-[env(safe-area-inset-left)] pb-(--office-bar) text-sm desk:grid desk:grid-cols-[216px_minmax(0,1fr)]">
              <div className="on-ground no-print hidden bg-ground desk:block">
                <div className="sticky top-0 h-dvh overflow-y-auto px-3 py-4">
                  <Rail user={user} notices={notices} />
                </div>
              </div>
              <div className="flex min-w-0 flex-col">
                <OfficeHeader user={user} hasTestPayments={hasTestPayments} notices={notices} onSearch={openPalette} />
                {content}
              </div>
              <BottomBar without={notices.without} onSearch={openPalette} />
            </div>
          )}
        </>
      )}
    </OfficeKeys>
  );
};

/** Announces that the next screen is loading, if it takes longer than a moment. */
const Progress = () => {
  const t = useWords('ui');
  const isUnderWay = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40">
      {isUnderWay && (
        <div className="office-late h-0.5 bg-brand">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </div>
  );
};
