type From = Readonly<{ pathname: string; search: string }>;

/** The login page, which leads back afterwards, and says so where something that was sent `isUnsaved`. */
export const loginPath = ({ pathname, search }: From, { isUnsaved = false } = {}): string => {
  const query = { returnTo: pathname + search, ...(isUnsaved && { unsaved: '1' }) };
  return pathname === '/login' ? '/login' : `/login?${new URLSearchParams(query)}`;
};
