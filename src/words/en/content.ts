export const content = {
  updated: 'Updated {{date}}',
  onThisPage: 'On this page',
  draft: 'Draft',
  draftText: 'This page is not published. Only staff, and anyone with its preview link, can see it.',
  preview: {
    title: 'Preview of a page',
    label: 'Preview link',
    hint: 'Please paste the link that you were sent.',
    open: 'Open',
    opening: 'Opening...',
    over: {
      title: 'This link does not open a draft',
      text: 'It works for seven days, until the page is published or the link withdrawn. Please ask for a new one.',
    },
    unreachable: { title: 'That did not work', text: 'Please try again in a moment.' },
  },
  map: 'Map of our locations',
  onMap: 'On the map',
} as const;
