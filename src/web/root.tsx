import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { connect } from './api/connect.ts';
import { apiContext, pageRequestContext } from './api/contexts.ts';
import { useLanguage } from './languages/use-language.ts';
import { useWords } from './languages/use-words.ts';
import { InlinedWords, PageScripts } from './page-scripts.tsx';
import { decideLanguage, keepLanguage } from './preferences/language-middleware.ts';
import { storedTheme } from './preferences/preferences.ts';
import { isOffice } from './shell/addresses.ts';
import { plainDates } from './shell/dates-in-address.ts';
import { LeaveGuard } from './shell/leave-guard.tsx';
import { OutageNotice } from './shell/outage-notice.tsx';
import { PageFailed } from './shell/page-failed.tsx';
import { readBusiness, readSite } from './shell/site.ts';
import { firstPageIsHydrated } from './shell/static-island.tsx';
import type { RootFacts } from './shell/use-site.ts';
import { newPasswordPath } from './site/auth/login/return-path.ts';
import { FontPreloads } from './site/frame/font-preloads.tsx';
import { RouteAnnouncer } from './site/frame/route-announcer.tsx';
import { OfficeWaiting } from './site/frame/signed-in/lazily.ts';
import { SiteFrame } from './site/frame/site-frame.tsx';
import './styles/app.css';
import { Toasts } from './ui/toast/toasts.tsx';

export const middleware: Route.MiddlewareFunction[] = [connect, decideLanguage, keepLanguage, plainDates];

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const site = isOffice(url) ? await readBusiness(client) : await readSite(client);
  if (site.user?.mustChangePassword && url.pathname !== '/new-password')
    throw redirect(newPasswordPath(url.pathname + url.search));
  const { origin } = context.get(pageRequestContext);
  const facts: RootFacts = { now: Date.now(), site, origin };
  return { theme: storedTheme(request.headers), ...facts };
};

/**
 * Revalidates the root after an action, which may change who is signed in, and on a move between the public site and
 * the office, which loads less here.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  isOffice(currentUrl) !== isOffice(nextUrl) ||
  (formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate);

export const Layout = ({ children }: { children: ReactNode }) => {
  const t = useWords();
  const language = useLanguage();
  const theme = useRouteLoaderData<typeof loader>('root')?.theme ?? undefined;
  // In the layout, because a failed page renders nothing else of this file and has buttons too.
  useEffect(() => {
    firstPageIsHydrated();
    // After this effect, because the page shows what a click changes only then.
    setTimeout(() => window.answerEarlyClicks?.());
  }, []);
  return (
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <FontPreloads language={language} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-3 focus:shadow-lg"
        >
          {t('skipToContent')}
        </a>
        <Suspense>
          <OutageNotice />
        </Suspense>
        <Suspense>
          <LeaveGuard />
        </Suspense>
        <Toasts>{children}</Toasts>
        <RouteAnnouncer />
        <ScrollRestoration />
        <InlinedWords />
        <PageScripts />
      </body>
    </html>
  );
};

const Root = ({ loaderData: { site } }: Route.ComponentProps) => (
  <>
    {site.user && <OfficeWaiting />}
    <Outlet />
  </>
);
export default Root;

// Rarely needed, so loaded on demand. Without a Suspense around it, server rendering waits for it. PageFailed must be
// loaded already, because the connection may be what failed.
const NotFoundPage = lazy(() => import('./site/not-found-page.tsx').then((one) => ({ default: one.NotFoundPage })));

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <SiteFrame site={site}>{isMissing ? <NotFoundPage /> : <PageFailed phone={site?.phone} />}</SiteFrame>;
};
