/** The requested return address if it is one of our booking pages, else our payment result page. */
export const returnAddress = (
  requested: string | undefined,
  { publicUrl, bookingId }: { publicUrl: string; bookingId: string },
): string => {
  const url = requested === undefined ? null : URL.parse(requested);
  const isOurs = url !== null && url.origin === new URL(publicUrl).origin && /^\/booking\//.test(url.pathname);
  return isOurs ? url.href : `${publicUrl}/booking/payment-result?booking=${bookingId}`;
};
