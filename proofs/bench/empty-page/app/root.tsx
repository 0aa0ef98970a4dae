import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const Root = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <Meta />
      <Links />
    </head>
    <body>
      <Outlet />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

export default Root;
