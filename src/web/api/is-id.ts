/** Whether a word of an address is an id. Any other in its place, such as `available`, would be another call of the API. */
export const isId = (word: string | null): word is string =>
  /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(word ?? '');
