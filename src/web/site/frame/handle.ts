import type { Namespace } from '../../languages/namespaces.ts';

/**
 * What a page tells the frame: `export const handle: Handle = { words: ['home'], header: 'ground' }`.
 * `ground`: the header lies over a dark hero. `none`: the page brings its own header, or no footer is wanted.
 */
export type Handle = {
  words?: readonly Namespace[];
  header?: 'plain' | 'ground' | 'none';
  footer?: 'full' | 'none';
};

export const readHandle = (handle: unknown): Handle => (typeof handle === 'object' && handle !== null ? handle : {});
