/** The address of a list with the dialog over it that writes a payment down. */
export const recordPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}do=record`;

export const asksToRecord = (query: URLSearchParams): boolean => query.get('do') === 'record';
