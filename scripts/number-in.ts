/** Parses a command's numeric option. Throws RangeError unless it is from `min` to `max`. */
export const numberIn = (name: string, text: string, min: number, max: number): number => {
  const number = Number(text);
  if (text.trim() === '' || !(number >= min && number <= max))
    throw new RangeError(`--${name} is from ${min} to ${max}, not ${text}`);
  return number;
};

/** As `numberIn`, but only integers. */
export const integerIn = (name: string, text: string, min: number, max: number): number => {
  const number = numberIn(name, text, min, max);
  if (!Number.isInteger(number)) throw new RangeError(`--${name} is a whole number, not ${text}`);
  return number;
};
