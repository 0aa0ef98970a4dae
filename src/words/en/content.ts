export const content = {
  updated: 'Updated {{date}}',
  onThisPage: 'On this page',
  draft: 'This page is a draft. Only staff see it.',
  map: 'Map of our places',
  onMap: 'On the map',
} as const;
