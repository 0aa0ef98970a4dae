import { Fragment, createElement as h, type ReactNode } from 'react';

/** A text with its lines. Not every mail program keeps line breaks by style. */
export const linesOf = (text: string): ReactNode[] =>
  text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line));
