import { isRouteErrorResponse, Outlet } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../site/frame/handle.ts';
import { PageFailed } from '../../site/page-failed.tsx';
import { guard, officeUserContext } from '../guard.ts';
import '../office.css';
import type { Route } from './+types/office-layout';
import { MissingScreen } from './missing-screen.tsx';
import { OfficeFrame } from './office-frame.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const handle: Handle = { words: ['office', 'refusals'], scripts: 'first' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const methods = await context.get(apiContext).call('GET /payments/methods');
  return {
    user: context.get(officeUserContext),
    hasTestPayments: methods.success && methods.provider?.testPayments === true,
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
