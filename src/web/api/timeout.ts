/** How long an answer may take, in milliseconds: 10 s for reads, 30 s for writes, forms and payments (product.md). */
export const timeouts = { read: 10_000, write: 30_000 } as const;

/** A signal that aborts after so many milliseconds, or with `signal`. */
export const within = (milliseconds: number, signal?: AbortSignal | null): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);
