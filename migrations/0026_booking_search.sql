-- What staff search in a booking, as `search_text` of a customer: in small letters, and the telephone once more without
-- its signs. The expression of `searchText` in booking/office/found-store.ts.
drop index booking_search;
create index booking_search on booking using gin ((
  lower(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone)
  || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
) gin_trgm_ops);
