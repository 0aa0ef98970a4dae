/** Whether an address is one of the back office. */
export const isOffice = ({ pathname }: { pathname: string }): boolean => /^\/admin(\/|$)/i.test(pathname);
