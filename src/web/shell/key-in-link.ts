/** The key in a link or in its fragment: of a booking `access=…`, of anything else `token=…`. Empty without one. */
export const keyIn = (link: string): string => /[#?&](?:access|token)=([\w-]{1,100})/.exec(link)?.[1] ?? '';

/** The key in what a person pasted: a link, or the key alone. */
export const pastedKey = (text: string): string => keyIn(text) || text.trim().slice(0, 100);
