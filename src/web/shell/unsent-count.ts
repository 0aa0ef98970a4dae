import { storedText } from './stored-text.ts';

/** How many hand-overs and photographs this browser has that the server has not: signing out would lose them. */
export const unsentCount = storedText('browser', 'unsent');
