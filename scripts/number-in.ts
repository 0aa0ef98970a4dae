/** The number that an option of a command names, from the least to the most that makes sense. */
export const numberIn = (name: string, text: string, min: number, max: number): number => {
  const number = Number(text);
  if (text.trim() === '' || !(number >= min && number <= max))
    throw new RangeError(`--${name} is from ${min} to ${max}, not ${text}`);
  return number;
};

/** The same, of things that are counted. */
export const integerIn = (name: string, text: string, min: number, max: number): number => {
  const number = numberIn(name, text, min, max);
  if (!Number.isInteger(number)) throw new RangeError(`--${name} is a whole number, not ${text}`);
  return number;
};
