import { Fragment, createElement as h, type ReactNode } from 'react';

/** Splits a text into lines joined by `br`, since not every mail program supports line breaks by style. */
export const linesOf = (text: string): ReactNode[] =>
  text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line));
