-- The text of the rental agreement as versions, each with the list of what the law asks the form to contain and whether
-- the text has it (docs/rules/contracts.md). Thai is authoritative, English stands beside it.
create table agreement_text (
  number integer primary key check (number > 0),
  thai text not null check (length(thai) between 1 and 40000),
  english text not null check (length(english) between 1 and 40000),
  -- What of the list an admin ticked.
  contains text[] not null,
  valid_from timestamptz not null,
  written_at timestamptz not null,
  -- Who of the admins wrote it, as they were called then; null for the first, which came with the product.
  by_id uuid,
  by_name text
);

-- What every agreement said until now.
insert into agreement_text (number, thai, english, contains, valid_from, written_at) values (
  1,
  $text$ผู้ขับมีอายุไม่ต่ำกว่า {{age}} ปี มีใบขับขี่ที่ใช้ได้ในประเทศไทย และพกติดตัวขณะขับ

คืนรถโดยมีน้ำมันหรือแบตเตอรี่เท่ากับตอนรับรถ ส่วนที่ขาดคิดเงินเพิ่ม

คืนรถช้ากว่าเวลาที่ตกลงเกิน {{grace}} นาที อาจมีค่าคืนรถช้า คิดเป็นวัน เศษของวันนับเป็นหนึ่งวัน

หากรถเสียหาย สูญหาย หรือเกิดอุบัติเหตุ ผู้เช่าแจ้งเราและตำรวจทันที และ{{liability}}

ไม่ขับรถขณะมึนเมาหรือใช้ยาเสพติด ไม่แข่งรถ ไม่ให้เช่าช่วง และไม่นำรถออกนอกประเทศไทย

ค่าปรับ ค่าทางด่วน และค่าจอดรถในช่วงที่เช่า ผู้เช่าเป็นผู้ชำระ

{{ifDeposit}}เงินประกันคืนให้หลังคืนรถ หักค่าเสียหาย ค่าน้ำมัน หรือค่าปรับที่ค้างอยู่

เราเก็บสัญญานี้ตามที่กฎหมายกำหนด หลังจากนั้นจะลบข้อมูลติดต่อและลายเซ็น$text$,
  $text$The driver is at least {{age}} years old and holds a licence that is valid in Thailand, with them while driving.

The vehicle comes back with as much fuel or charge as it went out with. What is missing is charged.

A return later than {{grace}} minutes after the agreed time may cost a late fee, by the day begun.

The customer reports damage, theft and accidents at once to us and to the police, and {{liability}}.

The vehicle is not driven under alcohol or drugs, not raced, not sublet, not taken out of Thailand.

Fines, tolls and parking of the rental time are paid by the customer.

{{ifDeposit}}The security deposit is given back after the return, less what is owed for damage, fuel or fines.

We keep this agreement as the law asks, and delete contact data and signature after that.$text$,
  '{}', '2000-01-01T00:00+07:00', '2000-01-01T00:00+07:00'
);

create function refuse_change_of_agreement_text() returns trigger language plpgsql as $$
begin
  raise exception 'A text of the rental agreement is never changed and never deleted';
end $$;
create trigger agreement_text_stays before update or delete on agreement_text
  for each row execute function refuse_change_of_agreement_text();
create trigger agreement_text_is_not_emptied before truncate on agreement_text
  for each statement execute function refuse_change_of_agreement_text();
alter table agreement_text enable always trigger agreement_text_stays;
alter table agreement_text enable always trigger agreement_text_is_not_emptied;
