/** Forgets what one place keeps, and says how many answers that were. */
type Forget = () => number;

const places: Forget[] = [];

/** Names a place of this process that keeps answers, so that `forgetKept` empties it too. */
export const registerCache = (forget: Forget): void => void places.push(forget);

/** Forgets every answer that this process keeps: each is made anew when it is asked for next. How many they were. */
export const clearCaches = (): number => places.reduce((sum, forget) => sum + forget(), 0);
