/** Of a region that scrolls and holds nothing to focus: the arrow keys scroll it. */
export const scrollable = { tabIndex: 0 };
