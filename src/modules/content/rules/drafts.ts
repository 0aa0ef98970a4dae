type Reader = Readonly<{ role: 'CUSTOMER' | 'STAFF' | 'ADMIN' }> | null;

/** A page that is not published is staff's alone. */
export const maySeeDrafts = (reader: Reader): boolean => reader?.role === 'STAFF' || reader?.role === 'ADMIN';
