-- Facts that are the same for everybody are cached by each process (src/platform/database/read-cache.ts). A change
-- is announced to all of them at the commit, and to whoever makes it at once by a notice.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  raise notice 'changed %', tg_table_name;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'addon', 'addon_category', 'category', 'content_page', 'insurance_option', 'insurance_package',
    'insurance_package_option', 'insurance_package_rate', 'location', 'payment_method', 'picture', 'promotion',
    'review', 'season', 'setting', 'vehicle', 'vehicle_occupancy'
  ] loop
    execute format(
      'create trigger announce_change after insert or update or delete or truncate on %I
        for each statement execute function announce_change()', name);
  end loop;
end $$;
