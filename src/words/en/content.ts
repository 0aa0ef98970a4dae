export const content = {
  updated: 'Updated {{date}}',
  onThisPage: 'On this page',
  draft: 'Draft',
  draftText: 'This page is not published. Staff see it, and whoever has its link until that ends.',
  map: 'Map of our places',
  onMap: 'On the map',
} as const;
