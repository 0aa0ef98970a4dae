-- Every text that a page ever had: who saved it, when, and which of its parts were other than before. The newest is the
-- page itself, under the page's own version.
create table content_revision (
  page_id             uuid not null references content_page on delete cascade,
  version             integer not null check (version > 0),
  title               text not null,
  title_th            text,
  content             text not null,
  content_th          text,
  meta_description    text not null,
  meta_description_th text,
  published           boolean not null,
  -- Empty for the first.
  changed             text[] not null default '{}',
  -- The version whose text was brought back.
  restored_from       integer,
  -- Null: the product itself.
  saved_by            uuid references app_user,
  saved_at            timestamptz not null,
  primary key (page_id, version)
);

insert into content_revision (page_id, version, title, title_th, content, content_th, meta_description,
  meta_description_th, published, saved_by, saved_at)
select id, version, title, title_th, content, content_th, meta_description, meta_description_th, published, updated_by,
  updated_at
from content_page;

-- The one link that shows a draft to whoever has it. Its token is stored as a hash alone.
create table content_preview (
  page_id    uuid primary key references content_page on delete cascade,
  token_hash bytea not null unique,
  shared_by  uuid references app_user,
  shared_at  timestamptz not null,
  expires_at timestamptz not null
);
