import type { Namespace } from '../languages/namespaces.ts';

/**
 * A route's settings for the frame: `export const handle: Handle = { words: ['home'], header: 'ground' }`. `ground`:
 * the header overlays a dark hero. `none`: the page has its own header, or no footer. `scripts: 'first'`: scripts
 * load at once, for a page that shows next to nothing without them. `frame: 'desk'`: a screen of the office that fills
 * the window, for the customer to look at too; it has a `DeskHead` in place of menu and header.
 */
export type Handle = {
  words?: readonly Namespace[];
  header?: 'plain' | 'ground' | 'none';
  footer?: 'full' | 'none';
  scripts?: 'first' | 'when-shown';
  frame?: 'office' | 'desk';
};

export const readHandle = (handle: unknown): Handle => (typeof handle === 'object' && handle !== null ? handle : {});
