/** What a field of a form says; empty for one that is missing or a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The same with several lines. Browsers send a line break as two signs and count it as one. */
export const linesOf = (form: FormData, name: string): string => textOf(form, name).replaceAll('\r\n', '\n');
