/** The login page, which leads back afterwards. */
export const loginPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === '/login' ? '/login' : `/login?${new URLSearchParams({ returnTo: pathname + search })}`;
