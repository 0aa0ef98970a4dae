import { isRouteErrorResponse, Outlet } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageFailed } from '../../shell/page-failed.tsx';
import { guard, officeUserContext } from '../guard.ts';
import '../office.css';
import type { Route } from './+types/office-layout';
import { MissingScreen } from './missing-screen.tsx';
import { OfficeFrame } from './office-frame.tsx';

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
    told: {
      badges: {
        ...(waiting.success && waiting.data),
        payments: transfers.success ? transfers.total : null,
        messages: messages.success ? messages.data.new : null,
      },
      without: hasCalendar ? [] : (['calendar'] as const),
    },
  };
};

/** `/admin` and everything below: the frame of the office around its screens. */
const OfficeLayout = ({ loaderData }: Route.ComponentProps) => (
  <OfficeFrame {...loaderData}>
    <Outlet />
  </OfficeFrame>
);
export default OfficeLayout;

/** What a screen could not do is said inside the frame, so that the others stay in reach. */
export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => {
  const said =
    isRouteErrorResponse(error) && error.status === 404 ? <MissingScreen /> : <PageFailed phone={undefined} />;
  return loaderData ? <OfficeFrame {...loaderData}>{said}</OfficeFrame> : <main id="content">{said}</main>;
};
