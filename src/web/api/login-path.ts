type From = Readonly<{ pathname: string; search: string }>;

/** The login page with the address to return to. `isUnsaved`: it also says that the submitted form was not saved. */
export const loginPath = ({ pathname, search }: From, { isUnsaved = false } = {}): string => {
  const query = { returnTo: pathname + search, ...(isUnsaved && { unsaved: '1' }) };
  return pathname === '/login' ? '/login' : `/login?${new URLSearchParams(query)}`;
};
