import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useNavigation } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageFailed } from '../../shell/page-failed.tsx';
import { guard, type OfficeUser, officeUserContext } from '../guard.ts';
import { ProofDesk } from '../proof/proof-desk.tsx';
import type { Route } from './+types/office-layout';
import { MissingScreen } from './missing-screen.tsx';
import { OfficeHeader } from './office-header.tsx';
import { Rail, type RailNotices } from './rail.tsx';

import '../office.css';

export const middleware: Route.MiddlewareFunction[] = [guard];

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

/** `/admin` and everything below: the office's frame around its screens. */
const OfficeLayout = ({ loaderData }: Route.ComponentProps) => (
  // Another user who signs in finds nothing of what the one before was doing.
  <OfficeFrame key={loaderData.user.id} {...loaderData}>
    <Outlet />
  </OfficeFrame>
);
export default OfficeLayout;

/** Shows a screen's error inside the frame, so that other screens stay reachable. */
export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => {
  const sentence =
    isRouteErrorResponse(error) && error.status === 404 ? <MissingScreen /> : <PageFailed phone={undefined} />;
  return loaderData ? <OfficeFrame {...loaderData}>{sentence}</OfficeFrame> : <main id="content">{sentence}</main>;
};

type Props = { user: OfficeUser; hasTestPayments: boolean; notices: RailNotices; children: ReactNode };

/** Rail, header and screen. The content is the target of the skip link, and takes the focus on navigation. */
const OfficeFrame = ({ user, hasTestPayments, notices, children }: Props) => (
  <div className="office min-h-dvh bg-page text-sm desk:grid desk:grid-cols-[216px_minmax(0,1fr)]">
    <Progress />
    <ProofDesk />
    <div className="on-ground no-print hidden bg-ground desk:block">
      <div className="sticky top-0 h-dvh overflow-y-auto px-3 py-4">
        <Rail user={user} notices={notices} />
      </div>
    </div>
    <div className="flex min-w-0 flex-col">
      <OfficeHeader user={user} hasTestPayments={hasTestPayments} notices={notices} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  </div>
);

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
