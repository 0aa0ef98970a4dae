type Parts = Readonly<{ token: string; query: Record<string, string> }>;

/** The address of a page with a key behind `#`, which browsers do not send: no server and no log gets it. */
export const linkWithKey = (publicUrl: string, path: string, { token, query }: Parts): string =>
  `${publicUrl}${path}?${new URLSearchParams(query)}#token=${token}`;
