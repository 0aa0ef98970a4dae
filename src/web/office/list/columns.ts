/** Columns stand in an address by their names, with dots between them. */
const namesIn = (text: string) => text.split('.');

/** The columns that an address asks for, in the order of the table; empty for all. The first is always among them. */
export const readColumns = (all: readonly string[], text: string): string => {
  if (text === '') return '';
  const names = namesIn(text);
  const shown = all.filter((name, index) => index === 0 || names.includes(name));
  const isMeant = names.some((name) => all.includes(name));
  return isMeant && shown.length < all.length ? shown.join('.') : '';
};

/** What the address says once a column is hidden, or shown again. */
export const withToggled = (all: readonly string[], text: string, name: string): string => {
  const shown = text === '' ? all : namesIn(text);
  const next = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name];
  return readColumns(all, next.join('.'));
};

export const isShown = (text: string, name: string): boolean => text === '' || namesIn(text).includes(name);

type Styled = Readonly<{ key: string; className?: string }>;

/** The columns to show. What somebody chose stands also where there is little room. */
export const shownColumns = <Column extends Styled>(columns: readonly Column[], text: string): readonly Column[] =>
  text === ''
    ? columns
    : columns
        .filter(({ key }, index) => index === 0 || isShown(text, key))
        .map((column) => ({ ...column, className: withoutHiding(column.className ?? '') }));

const withoutHiding = (className: string): string =>
  className
    .split(' ')
    .filter((name) => !name.endsWith(':hidden'))
    .join(' ');
