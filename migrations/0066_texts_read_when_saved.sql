-- What Markdown of a page was read to be, in each language, so that no visitor waits for it. It holds for the version
-- beside it: null without that version where nobody tried yet, null with it where the text could not be read.
alter table content_page
  add column trees json,
  add column trees_version integer;
