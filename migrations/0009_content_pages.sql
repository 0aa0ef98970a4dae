-- The business's own texts: Markdown in English, and in Thai where there is a Thai version. A page that is taken away is
-- archived and never deleted, or the next start would bring a default page back.
create table content_page (
  id                  uuid primary key default uuidv7(),
  slug                text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title               text not null,
  title_th            text,
  content             text not null,
  content_th          text,
  meta_description    text not null default '',
  meta_description_th text,
  published           boolean not null default false,
  published_at        timestamptz,
  version             integer not null default 1,
  -- Null: the product itself wrote it.
  created_by          uuid references app_user,
  updated_by          uuid references app_user,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  archived_at         timestamptz,
  check (not published or published_at is not null)
);
create unique index content_page_slug on content_page (slug) where archived_at is null;
