/** The address lists columns by key, separated by dots. */
const namesIn = (text: string) => text.split('.');

/** The columns in an address, in table order; empty for all. The first is always included. */
export const readColumns = (all: readonly string[], text: string): string => {
  if (text === '') return '';
  const names = namesIn(text);
  const shown = all.filter((name, index) => index === 0 || names.includes(name));
  const isMeant = names.some((name) => all.includes(name));
  return isMeant && shown.length < all.length ? shown.join('.') : '';
};

/** The `columns` parameter after a column is shown or hidden. */
export const withToggled = (all: readonly string[], text: string, name: string): string => {
  const shown = text === '' ? all : namesIn(text);
  const next = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name];
  return readColumns(all, next.join('.'));
};

export const isShown = (text: string, name: string): boolean => text === '' || namesIn(text).includes(name);

type Styled = Readonly<{ key: string; className?: string }>;

/** The columns to show. A chosen column is shown on narrow screens too. */
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
