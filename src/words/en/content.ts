export const content = {
  updated: 'Updated {{date}}',
  onThisPage: 'On this page',
  draft: 'Draft',
  draftText: 'This page is not published. Only staff, and anyone with its preview link, can see it.',
  map: 'Map of our places',
  onMap: 'On the map',
} as const;
