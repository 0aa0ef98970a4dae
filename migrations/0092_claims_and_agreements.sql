-- What becomes of a claim that nobody answers is settled when it is made (docs/rules/claims.md): it is charged by itself, or
-- staff decide. Those made before this get what held for them until now; consent of another customer counts no more.
alter table claim
  add column without_answer text not null default 'decided' check (without_answer in ('charged', 'decided'));
update claim set without_answer = 'charged'
  from booking
  where booking.id = claim.booking_id and (claim.status = 'unanswered' or booking.email <> '' and coalesce((
    select (facts ->> 'agreesToLaterCharges')::boolean and (binds is null
      or binds ->> 'customer' = trim(booking.first_name || ' ' || booking.last_name)
        and binds ->> 'licence' = booking.license_number)
    from rental_agreement where booking_id = booking.id order by version desc limit 1), false));

-- How often a version of the agreement's text was signed is counted without reading the papers.
create index rental_agreement_of_text on rental_agreement (((facts -> 'text' ->> 'number')::int));
