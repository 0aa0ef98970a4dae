type Kept = Readonly<{
  /** The origin of the site as visitors see it. */
  origin: string;
  /** Seconds; 0 forgets the cookie. */
  maxAge: number;
}>;

/** A Set-Cookie value for the whole site. Behind TLS its name has the prefix that keeps other hosts from planting it. */
export const siteCookie = (name: string, value: string, { origin, maxAge }: Kept): string => {
  const [prefix, secure] = origin.startsWith('https:') ? ['__Host-', '; Secure'] : ['', ''];
  return `${prefix}${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
};

/** A cookie's value, not decoded, with the prefix of `siteCookie` or without; undefined without the cookie. */
export const readCookie = (headers: Headers, name: string): string | undefined => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const read = (whole: string) => pairs.find((pair) => pair.startsWith(`${whole}=`))?.slice(whole.length + 1);
  return read(`__Host-${name}`) ?? read(name);
};
