/** Where the provider sends a customer back to: a page of ours, whatever a caller says. */
export const returnAddress = (
  asked: string | undefined,
  { publicUrl, bookingId }: { publicUrl: string; bookingId: string },
): string => {
  const wanted = asked === undefined ? null : URL.parse(asked);
  const isOurs = wanted !== null && wanted.origin === new URL(publicUrl).origin && /^\/booking\//.test(wanted.pathname);
  return isOurs ? wanted.href : `${publicUrl}/booking/payment-result?booking=${bookingId}`;
};
