/** The value of a form field; empty for a missing field or a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The value of a multi-line field. Browsers send a line break as two characters but count it as one. */
export const linesOf = (form: FormData, name: string): string => textOf(form, name).replaceAll('\r\n', '\n');
