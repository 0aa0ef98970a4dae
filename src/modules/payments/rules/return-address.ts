/** Where the provider sends a customer back to: a page of ours, whatever a caller says. */
export const returnAddress = (
  requested: string | undefined,
  { publicUrl, bookingId }: { publicUrl: string; bookingId: string },
): string => {
  const url = requested === undefined ? null : URL.parse(requested);
  const isOurs = url !== null && url.origin === new URL(publicUrl).origin && /^\/booking\//.test(url.pathname);
  return isOurs ? url.href : `${publicUrl}/booking/payment-result?booking=${bookingId}`;
};
