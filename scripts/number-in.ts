/** The number that an option of a command names, from the least to the most that makes sense. */
export const numberIn = (name: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (text.trim() === '' || !(number >= least && number <= most))
    throw new RangeError(`--${name} is from ${least} to ${most}, not ${text}`);
  return number;
};

/** The same, of things that are counted. */
export const wholeIn = (name: string, text: string, least: number, most: number): number => {
  const number = numberIn(name, text, least, most);
  if (!Number.isInteger(number)) throw new RangeError(`--${name} is a whole number, not ${text}`);
  return number;
};
