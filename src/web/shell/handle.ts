import type { Namespace } from '../languages/namespaces.ts';

/**
 * What a page tells the frame: `export const handle: Handle = { words: ['home'], header: 'ground' }`.
 * `ground`: the header lies over a dark hero. `none`: the page brings its own header, or no footer is wanted.
 * `scripts: 'first'`: a page that shows next to nothing without them; its scripts do not wait until it is shown.
 */
export type Handle = {
  words?: readonly Namespace[];
  header?: 'plain' | 'ground' | 'none';
  footer?: 'full' | 'none';
  scripts?: 'first' | 'when-shown';
};

export const readHandle = (handle: unknown): Handle => (typeof handle === 'object' && handle !== null ? handle : {});
